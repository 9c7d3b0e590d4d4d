import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { storedEmail } from '@palisade/kernel';
import { api, unwrap } from '../../../lib/api';
import { problemMessage } from '../../../lib/problem';
import { keepSsoState } from './sso-state';
import { TextField } from '../frame/text-field';
import { Notice } from '../frame/notice';

/** Leads to the identity provider of the person's organisation. */
export function SsoSignIn({ initialEmail }: { initialEmail: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState(initialEmail);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const leave = async (event: FormEvent) => {
    event.preventDefault();
    const address = storedEmail(email);
    if (!address) return setProblem(t('common:validation.email'));
    setBusy(true);
    setProblem(null);
    try {
      const query = { email: address };
      const { loginUrl } = await unwrap(
        api.auth.GET('/api/auth/v1/sso/status', { params: { query } }),
      );
      if (loginUrl) {
        keepSsoState(loginUrl);
        location.assign(loginUrl);
        return;
      }
      setProblem(t('common:sso.notSetUp'));
    } catch (error) {
      setProblem(problemMessage(error));
    }
    setBusy(false);
  };

  if (!isOpen) {
    return (
      <button type="button" className="link-button" onClick={() => setOpen(true)}>
        {t('common:sso.button')}
      </button>
    );
  }
  return (
    <form className="stack" noValidate onSubmit={(event) => void leave(event)}>
      {problem && <Notice kind="error">{problem}</Notice>}
      <TextField
        label={t('common:sso.email')}
        type="email"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={setEmail}
      />
      <button className="button primary wide" disabled={isBusy}>
        {t('common:sso.continue')}
      </button>
    </form>
  );
}
