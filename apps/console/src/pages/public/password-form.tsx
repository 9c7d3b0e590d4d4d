import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, unwrap } from '../../lib/api';
import { problemMessage } from '../../lib/problem';
import { startSession } from '../../lib/session-tokens';
import { Notice } from './notice';
import { passwordRulesQuery, useFailingRules } from './password-rules';
import { RuleList } from './rule-list';
import { TextField } from './text-field';

/** Sets a new password by the token of a mailed link, and signs the person in. */
export function PasswordForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const { data: rules = [] } = useQuery(passwordRulesQuery);
  const failing = useFailingRules(token, password);
  const save = useMutation({
    mutationFn: () =>
      unwrap(
        api.auth.POST('/api/auth/v1/validatePasswordReset/{token}', {
          params: { path: { token } },
          body: { password },
        }),
      ),
    onSuccess: (tokens) => {
      startSession(tokens);
      void navigate('/loading', { replace: true });
    },
  });
  const isMismatch = repeated !== '' && password !== repeated;
  const isReady = password !== '' && password === repeated && failing?.length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) save.mutate();
  };
  return (
    <form noValidate onSubmit={submit}>
      {save.isError && <Notice kind="error">{problemMessage(save.error)}</Notice>}
      <TextField
        label={t('common:auth.confirmUser.password')}
        hint={t('common:auth.password.minHint')}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={setPassword}
      />
      <RuleList rules={rules} failing={password === '' ? null : failing} />
      <TextField
        label={t('common:auth.confirmUser.confirmPassword')}
        type="password"
        autoComplete="new-password"
        required
        value={repeated}
        error={isMismatch ? t('common:auth.password.mismatchReset') : null}
        onChange={setRepeated}
      />
      <button className="button primary wide" disabled={!isReady || save.isPending}>
        {t('common:auth.confirmUser.save')}
      </button>
    </form>
  );
}
