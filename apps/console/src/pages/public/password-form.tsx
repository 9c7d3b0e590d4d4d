import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, unwrap } from '../../lib/api';
import { problemMessage } from '../../lib/problem';
import { startSession } from '../../lib/session-tokens';
import { Notice } from './notice';
import { passwordRulesQuery, usePasswordCheck } from './password-rules';
import { RuleList } from './rule-list';
import { TextField } from './text-field';

/** Sets a new password by the token of a mailed link, and signs the person in. */
export function PasswordForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const { data: rules = [] } = useQuery(passwordRulesQuery);
  const { failing, isChecking } = usePasswordCheck(token, password);
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
  // A check that failed leaves the decision to the save, which checks again.
  const isReady = password !== '' && password === repeated && !failing?.length;
  const [isAwaited, setAwaited] = useAwaited(isChecking, () => isReady && save.mutate());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !save.isPending) setAwaited(true);
  };
  const edit = (set: (value: string) => void) => (value: string) => {
    setAwaited(false);
    set(value);
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
        onChange={edit(setPassword)}
      />
      <RuleList rules={rules} failing={password === '' ? null : failing} />
      <TextField
        label={t('common:auth.confirmUser.confirmPassword')}
        type="password"
        autoComplete="new-password"
        required
        value={repeated}
        error={isMismatch ? t('common:auth.password.mismatchReset') : null}
        onChange={edit(setRepeated)}
      />
      <button className="button primary wide" disabled={!isReady || isAwaited || save.isPending}>
        {t('common:auth.confirmUser.save')}
      </button>
    </form>
  );
}

/** Sends once the answer is there: it comes a moment after the last key, the Enter key may not. */
function useAwaited(isChecking: boolean, send: () => void) {
  const [isAwaited, setAwaited] = useState(false);
  useEffect(() => {
    if (!isAwaited || isChecking) return;
    setAwaited(false);
    send();
  }, [isAwaited, isChecking]);
  return [isAwaited, setAwaited] as const;
}
