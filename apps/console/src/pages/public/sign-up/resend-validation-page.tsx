import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { withKey } from '../../../lib/with-key';
import { problemMessage } from '../../../lib/problem';
import type { SubmitKey } from '../../../lib/submit-key';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../frame/busy-button';
import { isEmail } from '../sign-in/login-rules';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';
import { showInvalid } from '../frame/show-invalid';
import { TextField } from '../frame/text-field';

const resend = (email: string, key: SubmitKey) =>
  unwrap(
    api.auth.POST('/api/auth/v1/resendValidationEmail/{email}', {
      params: { path: { email } },
      headers: withKey(key),
    }),
  );

/** Sends the confirmation of an address again. */
export function ResendValidationPage() {
  const { t } = useTranslation();
  const state = useLocation().state as { email?: string } | null;
  const [email, setEmail] = useState(state?.email ?? '');
  const [wasChecked, setChecked] = useState(false);
  const request = useSubmit(resend);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (showInvalid(event.currentTarget, () => setChecked(true))) return;
    void request.submit(email.trim());
  };
  return (
    <Panel title={t('common:resend.title')}>
      {request.isDone ? (
        <Notice kind="success">{t('common:resend.done', { email: email.trim() })}</Notice>
      ) : (
        <form noValidate onSubmit={submit}>
          {request.error && <Notice kind="error">{problemMessage(request.error)}</Notice>}
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
          <BusyButton className="button primary wide" isBusy={request.isLocked}>
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
