import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isRemembered } from '../../../lib/tokens';
import { BusyButton } from '../frame/busy-button';
import { checkLogin, isCodeComplete, type LoginErrors } from './login-rules';
import { Notice } from '../frame/notice';
import { showInvalid } from '../frame/show-invalid';
import { TextField } from '../frame/text-field';
import type { SignInAttempt } from './use-sign-in';

interface LoginFormProps {
  attempt: SignInAttempt;
  initialEmail: string;
}

/** E-mail, password and, once the server asks for it, the code. */
export function LoginForm({ attempt, initialEmail }: LoginFormProps) {
  const { t } = useTranslation();
  const canRemember = useBooleanFlagValue('remember-device', false);
  const [values, setValues] = useState({ username: initialEmail, password: '', mfaCode: '' });
  const [isChecked, setChecked] = useState(false);
  const [remember, setRemember] = useState(isRemembered);

  const needsCode = attempt.mfaType !== null;
  const { username, password } = values;
  const errors = checkLogin(values);
  const change = (field: keyof typeof values) => (value: string) =>
    setValues({ ...values, [field]: value });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (showInvalid(event.currentTarget, () => setChecked(true))) return;
    attempt.send(needsCode ? values : { username, password }, canRemember && remember);
  };
  const textOf = (field: keyof LoginErrors) => {
    const error = errors[field];
    return error ? t(error.key, error.label ? { label: t(error.label) } : {}) : null;
  };
  const askAgain = () => {
    setValues({ ...values, mfaCode: '' });
    attempt.send({ username, password }, canRemember && remember);
  };
  return (
    <form noValidate onSubmit={submit}>
      {attempt.message && <Notice kind="error">{attempt.message}</Notice>}
      <TextField
        label={t('common:login.email')}
        name="username"
        type="email"
        autoComplete="username"
        required
        value={values.username}
        error={textOf('username')}
        isChecked={isChecked}
        onChange={change('username')}
      />
      <TextField
        label={t('common:auth.confirmUser.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        value={values.password}
        error={textOf('password')}
        isChecked={isChecked}
        onChange={change('password')}
      />
      {attempt.mfaType && (
        <CodeField mfaType={attempt.mfaType} value={values.mfaCode} onChange={change('mfaCode')} />
      )}
      {canRemember && <RememberDevice isChosen={remember} onChange={setRemember} />}
      <BusyButton
        className="button primary wide"
        isBusy={attempt.isLocked}
        disabled={needsCode && !isCodeComplete(values.mfaCode)}
      >
        {t('common:auth.login.submit')}
      </BusyButton>
      <LoginLinks attempt={attempt} typed={values} onNewCode={needsCode ? askAgain : undefined} />
    </form>
  );
}

interface CodeFieldProps {
  mfaType: NonNullable<LoginFormProps['attempt']['mfaType']>;
  value: string;
  onChange: (value: string) => void;
}

function CodeField({ mfaType, value, onChange }: CodeFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('common:login.code')}
      hint={t(`common:login.codeHint.${mfaType}`)}
      name="mfaCode"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      required
      autoFocus
      value={value}
      onChange={onChange}
    />
  );
}

interface RememberDeviceProps {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function RememberDevice({ isChosen, onChange }: RememberDeviceProps) {
  const { t } = useTranslation();
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
      />
      {t('common:auth.login.rememberDevice')}
    </label>
  );
}

interface LoginLinksProps {
  attempt: LoginFormProps['attempt'];
  typed: { username: string; password: string };
  /** Absent until the server asks for a code. */
  onNewCode: (() => void) | undefined;
}

/** Other ways on, with what was typed already. */
function LoginLinks({ attempt, typed, onNewCode }: LoginLinksProps) {
  const { t } = useTranslation();
  const username = typed.username.trim();
  return (
    <div className="links">
      <Link to="/forgot-password">{t('common:auth.login.forgotPassword')}</Link>
      <Link to="/forgot-password" state={{ username, password: typed.password }}>
        {t('common:auth.login.resetMfa')}
      </Link>
      {attempt.isUnconfirmed && (
        <Link to="/resend-validation-email" state={{ email: username }}>
          {t('common:auth.login.resendValidation')}
        </Link>
      )}
      {onNewCode && (
        <BusyButton
          type="button"
          className="link-button"
          isBusy={attempt.isLocked}
          onClick={onNewCode}
        >
          {t('common:login.newCode')}
        </BusyButton>
      )}
    </div>
  );
}
