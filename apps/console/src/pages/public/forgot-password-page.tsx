import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { api, unwrap } from '../../lib/api';
import { BusyButton } from './busy-button';
import { CaptchaError, captchaToken } from './captcha';
import { isEmail } from './login-rules';
import { MfaResetDialog, type CarriedCredentials } from './mfa-reset-dialog';
import { Notice } from './notice';
import { Panel } from './panel';
import { showInvalid } from './show-invalid';
import { TextField } from './text-field';

async function requestReset(email: string): Promise<void> {
  const token = await captchaToken();
  await unwrap(
    api.auth.POST('/api/auth/v1/passwords/{email}/reset', {
      params: { path: { email }, query: { 'g-recaptcha-response': token } },
    }),
  );
}

export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const carried = carriedBy(useLocation().state);
  const [isMfaMailSent, setMfaMailSent] = useState(false);
  const [email, setEmail] = useState(carried?.username ?? '');
  const [wasChecked, setChecked] = useState(false);
  const request = useMutation({ mutationFn: requestReset });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (showInvalid(event.currentTarget, () => setChecked(true))) return;
    request.mutate(email.trim());
  };
  const failure = request.error instanceof CaptchaError ? request.error.key : 'auth.forgot.failed';
  return (
    <Panel title={t('common:forgot.title')}>
      {carried && !isMfaMailSent && (
        <MfaResetDialog
          credentials={carried}
          onSent={() => setMfaMailSent(true)}
          onCancel={() => void navigate('/login', { replace: true })}
        />
      )}
      {isMfaMailSent && <Notice kind="success">{t('common:auth.mfaReset.sent')}</Notice>}
      {request.isSuccess ? (
        <Notice kind="success">{t('common:auth.forgot.success')}</Notice>
      ) : (
        <form noValidate onSubmit={submit}>
          <p className="muted">{t('common:forgot.text')}</p>
          {request.isError && <Notice kind="error">{t(`common:${failure}`)}</Notice>}
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
            {t('common:auth.forgot.submit')}
          </BusyButton>
        </form>
      )}
      <div className="links">
        <Link to="/login">{t('common:auth.login.loginHere')}</Link>
      </div>
    </Panel>
  );
}

/** Username and password, when the page was opened to reset the second factor. */
function carriedBy(state: unknown): CarriedCredentials | null {
  const { username, password } = (state ?? {}) as Partial<CarriedCredentials>;
  return username && password ? { username, password } : null;
}
