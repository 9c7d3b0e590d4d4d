import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { problemMessage } from '../../lib/problem';
import { startSession } from '../../lib/session-tokens';
import type { Tokens } from '../../lib/tokens';
import { BusyButton } from './busy-button';
import { NewPasswordFields, useNewPassword } from './new-password';
import { Notice } from './notice';
import { isCodeNeeded } from './refusal';

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
  const saving = useMutation({
    mutationFn: (password: string) => save(token, password),
    onSuccess: (tokens) => {
      startSession(tokens);
      void navigate('/loading', { replace: true });
    },
    // The password is set, and a second factor is asked for where people sign in.
    onError: (error) => {
      if (isCodeNeeded(error)) void navigate('/login', { replace: true });
    },
  });
  const chosen = useNewPassword({ token, send: saving.mutate });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) chosen.submit();
  };
  return (
    <form noValidate onSubmit={submit}>
      {saving.isError && <Notice kind="error">{problemMessage(saving.error)}</Notice>}
      <NewPasswordFields chosen={chosen} mismatch={mismatch} {...(hint && { hint })} />
      <BusyButton
        className="button primary wide"
        isBusy={chosen.isAwaited || saving.isPending}
        disabled={!chosen.isReady}
      >
        {t('common:auth.confirmUser.save')}
      </BusyButton>
    </form>
  );
}
