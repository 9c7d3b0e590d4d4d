import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, Outlet, useLocation } from 'react-router';
import { accountTypeOfPath } from '@palisade/kernel';
import type { CurrentUser } from '../lib/api-types';
import { Mark } from '../lib/icons';
import { endedStore, holdPage } from '../lib/ended-session';
import { updateClientStore } from '../lib/client-store';
import { isTooSoon, isUnanswered, problemMessage } from '../lib/problem';
import { currentUserQuery, permissionsQuery, useSession } from '../lib/session';
import { endedSubject, giveUpEndedSession } from '../lib/session-tokens';
import { useStore } from '../lib/store';
import { tokenStore } from '../lib/tokens';
import { PageSkeleton } from './page-skeleton';
import { SignInAgain } from './sign-in-again';

/** The gate of the personas' areas; who opens another's area is led to their own home. */
export function SessionGate() {
  return (
    <SignedIn>
      <OwnArea />
    </SignedIn>
  );
}

function OwnArea() {
  const { pathname } = useLocation();
  const { account, landing } = useSession();
  const isOwn = accountTypeOfPath(pathname) === account.accountType;
  return isOwn ? <Outlet /> : <Navigate to={landing} replace />;
}

/**
 * Shows its content to signed-in people, once they and their permissions are loaded. Others go to
 * the sign-in and come back after it.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const location = useLocation();
  const isSignedIn = useStore(tokenStore) !== null;
  const user = useQuery({ ...currentUserQuery, enabled: isSignedIn });
  const permissions = useQuery({ ...permissionsQuery, enabled: isSignedIn });
  useKeptPerson(user.data);
  const isEnded = useStore(endedStore) !== null;
  const isLoaded = user.data !== undefined && permissions.data !== undefined;
  if (!isSignedIn && !(isEnded && isLoaded)) {
    const state = { from: location, fromPerson: endedSubject() };
    return <Navigate to="/login" replace state={state} />;
  }
  if (isLoaded) return <OpenPage email={user.data.email}>{children}</OpenPage>;
  const error = user.error ?? permissions.error;
  if (!error) return <PageSkeleton />;
  if (isUnanswered(error)) {
    const from = location.pathname + location.search;
    return <Navigate to="/serverdown" replace state={{ from }} />;
  }
  const retry = () => {
    void user.refetch();
    void permissions.refetch();
  };
  const isTrying = user.isFetching || permissions.isFetching;
  return <UserLoadFailed error={error} isTrying={isTrying} onRetry={retry} />;
}

/** A page that outlives the session of its person: they sign in again over it. */
function OpenPage({ email, children }: { email: string; children: ReactNode }) {
  const isEnded = useStore(endedStore) !== null;
  useEffect(() => holdPage(giveUpEndedSession), []);
  return (
    <>
      {children}
      {isEnded && <SignInAgain email={email} />}
    </>
  );
}

/** Spec 1 §3: user and account are part of the client store. */
function useKeptPerson(user: CurrentUser | undefined): void {
  useEffect(() => {
    if (!user) return;
    const { id, firstName, lastName, email, account } = user;
    updateClientStore({ user: { id, name: `${firstName} ${lastName}`, email }, account });
  }, [user]);
}

interface UserLoadFailedProps {
  error: unknown;
  isTrying: boolean;
  onRetry: () => void;
}

/** Nothing is known of the person yet, so the frame has the mark alone. */
function UserLoadFailed({ error, isTrying, onRetry }: UserLoadFailedProps) {
  const { t } = useTranslation();
  return (
    <>
      <header className="public-header">
        <Link className="wordmark" to="/">
          <Mark />
          Palisade
        </Link>
      </header>
      <main className="public public-main">
        <section className="panel" role="alert" aria-busy={isTrying}>
          <title>{t('common:errorPage.title')}</title>
          <h1>{t('common:errorPage.title')}</h1>
          <p>{isTooSoon(error) ? problemMessage(error) : t('common:error.userLoad')}</p>
          <div className="actions">
            <button className="button primary" aria-disabled={isTrying} onClick={onRetry}>
              {t('common:action.retry')}
            </button>
            <Link className="button" to="/logout">
              {t('common:profile.logout')}
            </Link>
          </div>
        </section>
      </main>
    </>
  );
}
