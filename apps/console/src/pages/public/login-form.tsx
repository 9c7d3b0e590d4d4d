import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isRemembered } from '../../lib/tokens';
import { BusyButton } from './busy-button';
import { checkLogin, isCodeComplete, type LoginErrors } from './login-rules';
import { Notice } from './notice';
import { showInvalid } from './show-invalid';
import { TextField } from './text-field';
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
    void attempt.send(needsCode ? values : { username, password }, canRemember && remember);
  };
  const textOf = (field: keyof LoginErrors) => {
    const error = errors[field];
    return error ? t(error.key, error.label ? { label: t(error.label) } : {}) : null;
  };
  const carried = { username: username.trim(), password };
  const askAgain = () => {
    setValues({ ...values, mfaCode: '' });
    void attempt.send({ username, password }, canRemember && remember);
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
      {needsCode && (
        <TextField
          label={t('common:login.code')}
          hint={t(`common:login.codeHint.${attempt.mfaType}`)}
          name="mfaCode"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          required
          autoFocus
          value={values.mfaCode}
          onChange={change('mfaCode')}
        />
      )}
      {canRemember && (
        <label className="check">
          <input
            type="checkbox"
            checked={remember}
            onChange={({ target }) => setRemember(target.checked)}
          />
          {t('common:auth.login.rememberDevice')}
        </label>
      )}
      <BusyButton
        className="button primary wide"
        isBusy={attempt.isSending}
        disabled={needsCode && !isCodeComplete(values.mfaCode)}
      >
        {t('common:auth.login.submit')}
      </BusyButton>
      <div className="links">
        <Link to="/forgot-password">{t('common:auth.login.forgotPassword')}</Link>
        <Link to="/forgot-password" state={carried}>
          {t('common:auth.login.resetMfa')}
        </Link>
        {attempt.isUnconfirmed && (
          <Link to="/resend-validation-email" state={{ email: values.username.trim() }}>
            {t('common:auth.login.resendValidation')}
          </Link>
        )}
        {needsCode && (
          <BusyButton
            type="button"
            className="link-button"
            isBusy={attempt.isSending}
            onClick={askAgain}
          >
            {t('common:login.newCode')}
          </BusyButton>
        )}
      </div>
    </form>
  );
}
