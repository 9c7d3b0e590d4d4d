import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoginForm } from '../pages/public/sign-in/login-form';
import { SsoSignIn } from '../pages/public/sign-in/sso-sign-in';
import { useSignIn } from '../pages/public/sign-in/use-sign-in';
import './styles/sign-in-again.css';

/**
 * The sign-in over a page whose session has ended. The page stays as it is, out of sight and out of
 * reach, and what was pressed on it goes on afterwards.
 */
export function SignInAgain({ email }: { email: string }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const attempt = useSignIn(() => null);
  // In the top layer of the browser: above every dialog of the page, which has the focus no more.
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="sign-in-again"
      aria-labelledby="sign-in-again"
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => event.preventDefault()}
      // A browser lets nobody be held by a dialog for ever: the page stays behind it all the same.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id="sign-in-again">{t('common:kept.signIn')}</h2>
      <p>{t('common:kept.signInText')}</p>
      <LoginForm attempt={attempt} initialEmail={email} />
      <div className="actions">
        <SsoSignIn initialEmail={email} />
        <Link to="/logout">{t('common:profile.logout')}</Link>
      </div>
    </dialog>
  );
}
