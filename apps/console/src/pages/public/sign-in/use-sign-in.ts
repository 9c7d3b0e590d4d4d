import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MfaType } from '../../../lib/api-types';
import { loadFlags } from '../../../lib/flags';
import { startSession } from '../../../lib/session-tokens';
import { snackbar } from '../../../lib/snackbar';
import { useSubmit } from '../../../lib/use-submit';
import { refusalOf } from './refusal';
import { signIn, type Credentials } from './sign-in';

/** A sign-in under way: what to show and how to send. */
export interface SignInAttempt {
  isSending: boolean;
  message: string | null;
  /** How the code is sent, once the server has asked for one. */
  mfaType: MfaType | null;
  /** The address waits for its confirmation. */
  isUnconfirmed: boolean;
  isLocked: boolean;
  send: (credentials: Credentials, remember: boolean) => void;
}

/**
 * Sends credentials and follows every answer of Spec 1 §8; the target may depend on the person, and
 * is null where they stay.
 */
export function useSignIn(target: () => string | null): SignInAttempt {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [message, setMessage] = useState<string | null>(null);
  const [mfaType, setMfaType] = useState<MfaType | null>(null);
  const [isUnconfirmed, setUnconfirmed] = useState(false);

  const refuse = (error: unknown, email: string) => {
    const refusal = refusalOf(error);
    switch (refusal.kind) {
      case 'code-needed':
        // The page looks the same after another code was sent.
        if (mfaType !== null) snackbar.info(t(`common:login.codeHint.${refusal.mfaType}`));
        return setMfaType(refusal.mfaType);
      case 'password-expired':
        return void navigate('/password-expired', { state: { email } });
      case 'code-ended':
        setMfaType(null);
        return setMessage(refusal.text);
      case 'not-validated':
        setUnconfirmed(true);
        return setMessage(refusal.text);
      case 'message':
        return setMessage(t(refusal.key));
      case 'text':
        return setMessage(refusal.text);
    }
  };
  const { submit, isSending, isLocked } = useSubmit(async ({ credentials, remember }: Sent) => {
    setMessage(null);
    setUnconfirmed(false);
    try {
      startSession(await signIn(credentials), remember);
      localStorage.setItem('palisade.lastEmail', credentials.username);
      loadFlags().catch(() => undefined);
      const to = target();
      if (to !== null) await navigate(to, { replace: true });
    } catch (error) {
      refuse(error, credentials.username);
    }
  });
  const send = ({ username, password, mfaCode }: Credentials, remember: boolean) => {
    const code = mfaCode ? { mfaCode, ...(mfaType && { mfaType }) } : {};
    void submit({ credentials: { username: username.trim(), password, ...code }, remember });
  };
  return { isSending, isLocked, message, mfaType, isUnconfirmed, send };
}

interface Sent {
  credentials: Credentials;
  remember: boolean;
}
