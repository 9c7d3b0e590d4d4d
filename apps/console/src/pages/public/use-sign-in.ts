import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { MfaType } from '../../lib/api-types';
import { loadFlags } from '../../lib/flags';
import { startSession } from '../../lib/session-tokens';
import { snackbar } from '../../lib/snackbar';
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
  send: (credentials: Credentials, remember: boolean) => Promise<void>;
}

/** Sends credentials and follows every answer of Spec 1 §8; the target may depend on the person. */
export function useSignIn(target: () => string): SignInAttempt {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
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
  const send = async ({ username, password, mfaCode }: Credentials, remember: boolean) => {
    setSending(true);
    setMessage(null);
    setUnconfirmed(false);
    const email = username.trim();
    try {
      const code = mfaCode ? { mfaCode, ...(mfaType && { mfaType }) } : {};
      const tokens = await signIn({ username: email, password, ...code });
      startSession(tokens, remember);
      localStorage.setItem('palisade.lastEmail', email);
      loadFlags().catch(() => undefined);
      await navigate(target(), { replace: true });
    } catch (error) {
      refuse(error, email);
    } finally {
      setSending(false);
    }
  };
  return { isSending, message, mfaType, isUnconfirmed, send };
}
