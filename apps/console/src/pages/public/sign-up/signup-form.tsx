import { useId, useState, type FormEvent } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import type { ValidationToken } from '../../../lib/api-types';
import { withKey } from '../../../lib/with-key';
import { ApiError, problemMessage } from '../../../lib/problem';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../frame/busy-button';
import { NewPasswordFields, useNewPassword } from '../passwords/new-password';
import { Notice } from '../frame/notice';
import { showInvalid } from '../frame/show-invalid';
import { checkSignup, type SignupValues } from './signup-rules';
import { TextField } from '../frame/text-field';

const ACCOUNT_TYPES = ['AGENCY', 'CUSTOMER', 'COWBELL'] as const;

interface SignupFormProps {
  token: string;
  /** What the invitation says; unknown when only the address of the page names it. */
  invited?: ValidationToken;
}

const typeOf = (invited?: ValidationToken): SignupValues['accountType'] =>
  ACCOUNT_TYPES.find((type) => type === invited?.accountType) ?? 'AGENCY';

/** Opens an account by an invitation code. */
export function SignupForm({ token, invited }: SignupFormProps) {
  const { t } = useTranslation(['common', 'agent', 'organization']);
  const [values, setValues] = useState<SignupValues>(() => ({
    invitationCode: '',
    organization: '',
    producerNo: '',
    firstName: invited?.firstName ?? '',
    lastName: invited?.lastName ?? '',
    accountType: typeOf(invited),
  }));
  const [isChecked, setChecked] = useState(false);
  const [hasAgreed, setAgreed] = useState(false);
  const sending = useSignup(token);
  const chosen = useNewPassword({
    token,
    isRepeated: false,
    send: (password) => void sending.submit({ ...values, password }),
  });
  const errors = checkSignup(values);
  const change = (field: keyof SignupValues) => (value: string) =>
    setValues({ ...values, [field]: value });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (showInvalid(event.currentTarget, () => setChecked(true))) return;
    chosen.submit();
  };
  const field = (name: keyof SignupValues, label: string, autoComplete?: string) => {
    const error = errors[name];
    return (
      <TextField
        label={label}
        required
        value={values[name]}
        error={error ? ('key' in error ? t(error.key) : error.text) : null}
        isChecked={isChecked}
        {...(autoComplete && { autoComplete })}
        onChange={change(name)}
      />
    );
  };
  return (
    <form noValidate onSubmit={submit}>
      {sending.error && <Notice kind="error">{refusalText(sending.error, t)}</Notice>}
      {invited && <p className="muted">{t('common:signup.for', { email: invited.email })}</p>}
      {field('invitationCode', t('common:signup.code'), 'off')}
      <AccountTypeField value={values.accountType} onChange={change('accountType')} />
      {field('organization', t('organization:signup.name'), 'organization')}
      {field('firstName', t('common:signup.firstName'), 'given-name')}
      {field('lastName', t('common:signup.lastName'), 'family-name')}
      {values.accountType !== 'CUSTOMER' && field('producerNo', t('agent:signup.producer'), 'off')}
      <NewPasswordFields chosen={chosen} />
      <Agreement hasAgreed={hasAgreed} onChange={setAgreed} />
      <BusyButton
        className="button primary wide"
        isBusy={chosen.isAwaited || sending.isLocked}
        disabled={!hasAgreed || !chosen.isReady}
      >
        {t('common:signup.submit')}
      </BusyButton>
      <div className="links">
        <Link to="/login">{t('common:auth.login.loginHere')}</Link>
      </div>
    </form>
  );
}

interface AgreementProps {
  hasAgreed: boolean;
  onChange: (hasAgreed: boolean) => void;
}

function Agreement({ hasAgreed, onChange }: AgreementProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={hasAgreed}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <Trans
          i18nKey="common:signup.agree"
          components={{ terms: <Link to="/terms" />, privacy: <Link to="/privacy" /> }}
        />
      </span>
    </label>
  );
}

function AccountTypeField(props: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('common:signup.accountType')}</label>
      <select
        className="plain-select"
        id={id}
        value={props.value}
        onChange={({ target }) => props.onChange(target.value)}
      >
        {ACCOUNT_TYPES.map((type) => (
          <option key={type} value={type}>
            {t(`common:signup.type.${type}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function useSignup(token: string) {
  const navigate = useNavigate();
  return useSubmit(
    ({ producerNo, ...rest }: SignupValues & { password: string }, key) => {
      const npn = rest.accountType === 'CUSTOMER' ? {} : { npn: producerNo.trim() };
      return unwrap(
        api.auth.POST('/api/auth/v1/signup', {
          params: { query: { validationToken: token } },
          body: { ...rest, ...npn },
          headers: withKey(key),
        }),
      );
    },
    {
      onDone: ({ email }) => navigate('/signup-submitted', { replace: true, state: { email } }),
    },
  );
}

/** Spec 1 §8, sign-up: the server's words, else that the service is not available. */
function refusalText(error: unknown, t: (key: string) => string): string {
  const status = error instanceof ApiError ? error.status : 0;
  return status >= 400 && status < 500 ? problemMessage(error) : t('common:auth.join.unavailable');
}
