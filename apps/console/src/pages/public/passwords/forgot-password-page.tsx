import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { withKey } from '../../../lib/with-key';
import type { SubmitKey } from '../../../lib/submit-key';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../frame/busy-button';
import { CaptchaError, captchaToken } from '../sign-up/captcha';
import { isEmail } from '../sign-in/login-rules';
import { MfaResetDialog, type CarriedCredentials } from '../sign-in/mfa-reset-dialog';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';
import { showInvalid } from '../frame/show-invalid';
import { TextField } from '../frame/text-field';

async function requestReset(
  email: string,
  place: HTMLElement | null,
  key: SubmitKey,
): Promise<void> {
  const token = await captchaToken(place ?? document.body);
  await unwrap(
    api.auth.POST('/api/auth/v1/passwords/{email}/reset', {
      params: { path: { email }, query: { 'g-recaptcha-response': token } },
      headers: withKey(key),
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
  const challenge = useRef<HTMLDivElement>(null);
  const request = useSubmit((address: string, key) =>
    requestReset(address, challenge.current, key),
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (showInvalid(event.currentTarget, () => setChecked(true))) return;
    void request.submit(email.trim());
  };
  const failed = carried ? 'auth.forgot.cannot' : 'auth.forgot.failed';
  const failure = request.error instanceof CaptchaError ? request.error.key : failed;
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
      {request.isDone ? (
        <Notice kind="success">{t('common:auth.forgot.success')}</Notice>
      ) : (
        <form noValidate onSubmit={submit}>
          <p className="muted">{t('common:forgot.text')}</p>
          {request.error && <Notice kind="error">{t(`common:${failure}`)}</Notice>}
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
          <div ref={challenge} />
          <BusyButton className="button primary wide" isBusy={request.isLocked}>
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
