import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { passwordRulesQuery, usePasswordCheck } from './password-rules';
import { RuleList } from '../frame/rule-list';
import { TextField } from '../frame/text-field';

/** A password that is being chosen, and whether it may be sent. */
export interface NewPassword {
  password: string;
  repeated: string;
  /** Codes of the broken rules; null while not known. */
  failing: string[] | null;
  isReady: boolean;
  /** Somebody wants to send it, and the answer of the rules is still to come. */
  isAwaited: boolean;
  setPassword: (value: string) => void;
  setRepeated: (value: string) => void;
  /** Sends as soon as the rules have answered. */
  submit: () => void;
}

interface NewPasswordOptions {
  /** Token of the link that the password is for. */
  token: string;
  /** Whether the password is typed twice. */
  isRepeated?: boolean;
  send: (password: string) => void;
}

export function useNewPassword({
  token,
  isRepeated = true,
  send,
}: NewPasswordOptions): NewPassword {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isAwaited, setAwaited] = useState(false);
  const { failing, isChecking } = usePasswordCheck(token, password);
  // A check that failed leaves the decision to the server, which checks again.
  const isReady = password !== '' && (!isRepeated || password === repeated) && !failing?.length;
  useEffect(() => {
    // The answer comes a moment after the last key; the Enter key may not wait for it.
    if (!isAwaited || isChecking) return;
    setAwaited(false);
    if (isReady) send(password);
  }, [isAwaited, isChecking]);
  const edit = (set: (value: string) => void) => (value: string) => {
    setAwaited(false);
    set(value);
  };
  return {
    password,
    repeated,
    failing,
    isReady,
    isAwaited,
    setPassword: edit(setPassword),
    setRepeated: edit(setRepeated),
    submit: () => {
      if (isReady) setAwaited(true);
    },
  };
}

interface NewPasswordFieldsProps {
  chosen: NewPassword;
  /** What two different passwords are told; without it the password is typed once. */
  mismatch?: string;
  hint?: string;
}

/** The password, which rules it keeps, and the password again. */
export function NewPasswordFields({ chosen, mismatch, hint }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const { data: rules = [] } = useQuery(passwordRulesQuery);
  const { password, repeated, failing } = chosen;
  return (
    <>
      <TextField
        label={t('common:auth.confirmUser.password')}
        hint={hint}
        type="password"
        autoComplete="new-password"
        required
        value={password}
        error={password === '' ? t('common:auth.signup.passwordRequired') : null}
        onChange={chosen.setPassword}
      />
      <RuleList rules={rules} failing={password === '' ? null : failing} />
      {mismatch && (
        <TextField
          label={t('common:auth.confirmUser.confirmPassword')}
          type="password"
          autoComplete="new-password"
          required
          value={repeated}
          error={password === repeated ? null : mismatch}
          onChange={chosen.setRepeated}
        />
      )}
    </>
  );
}
