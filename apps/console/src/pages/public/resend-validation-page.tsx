import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { api, unwrap } from '../../lib/api';
import { problemMessage } from '../../lib/problem';
import { BusyButton } from './busy-button';
import { isEmail } from './login-rules';
import { Notice } from './notice';
import { Panel } from './panel';
import { showInvalid } from './show-invalid';
import { TextField } from './text-field';

const resend = (email: string) =>
  unwrap(
    api.auth.POST('/api/auth/v1/resendValidationEmail/{email}', { params: { path: { email } } }),
  );

/** Sends the confirmation of an address again. */
export function ResendValidationPage() {
  const { t } = useTranslation();
  const state = useLocation().state as { email?: string } | null;
  const [email, setEmail] = useState(state?.email ?? '');
  const [wasChecked, setChecked] = useState(false);
  const request = useMutation({ mutationFn: resend });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (showInvalid(event.currentTarget, () => setChecked(true))) return;
    request.mutate(email.trim());
  };
  return (
    <Panel title={t('common:resend.title')}>
      {request.isSuccess ? (
        <Notice kind="success">{t('common:resend.done', { email: email.trim() })}</Notice>
      ) : (
        <form noValidate onSubmit={submit}>
          {request.isError && <Notice kind="error">{problemMessage(request.error)}</Notice>}
          <TextField
            label={t('common:login.email')}
            type="email"
            autoComplete="username"
            required
            value={email}
            error={isEmail(email) ? null : t('common:validation.email')}
            isChecked={wasChecked}
            onChange={setEmail}
          />
          <BusyButton className="button primary wide" isBusy={request.isPending}>
            {t('common:resend.submit')}
          </BusyButton>
        </form>
      )}
      <div className="links">
        <Link to="/login">{t('common:auth.login.loginHere')}</Link>
      </div>
    </Panel>
  );
}
