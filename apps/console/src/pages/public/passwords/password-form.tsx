import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { problemMessage } from '../../../lib/problem';
import { startSession } from '../../../lib/session-tokens';
import type { Tokens } from '../../../lib/tokens';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../frame/busy-button';
import { NewPasswordFields, useNewPassword } from './new-password';
import { Notice } from '../frame/notice';
import { isCodeNeeded } from '../sign-in/refusal';

interface PasswordFormProps {
  token: string;
  mismatch: string;
  hint?: string;
  save: (token: string, password: string) => Promise<Tokens>;
}

/** Sets a password by the token of a mailed link, and signs the person in. */
export function PasswordForm({ token, mismatch, hint, save }: PasswordFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const saving = useSubmit((password: string) => save(token, password), {
    onDone: (tokens) => {
      startSession(tokens);
      return navigate('/loading', { replace: true });
    },
    // The password is set, and a second factor is asked for where people sign in.
    onRefused: (error) => {
      if (isCodeNeeded(error)) void navigate('/login', { replace: true });
    },
  });
  const chosen = useNewPassword({ token, send: (password) => void saving.submit(password) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    chosen.submit();
  };
  return (
    <form noValidate onSubmit={submit}>
      {saving.error && <Notice kind="error">{problemMessage(saving.error)}</Notice>}
      <NewPasswordFields chosen={chosen} mismatch={mismatch} {...(hint && { hint })} />
      <BusyButton
        className="button primary wide"
        isBusy={chosen.isAwaited || saving.isLocked}
        disabled={!chosen.isReady}
      >
        {t('common:auth.confirmUser.save')}
      </BusyButton>
    </form>
  );
}
