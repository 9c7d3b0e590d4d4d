import { useBooleanFlagValue } from '@openfeature/react-sdk';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { refreshSession } from '../../../lib/session-tokens';
import { snackbar } from '../../../lib/snackbar';
import { useStore } from '../../../lib/store';
import { isRemembered, tokenStore } from '../../../lib/tokens';
import { arrivalReason, targetOf, type Arrival } from './arrival';
import { DemoPanel } from './demo-panel';
import { LoginForm } from './login-form';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';
import { demoSignInsQuery } from './sign-in';
import { SsoSignIn } from './sso-sign-in';
import { useSignIn } from './use-sign-in';

export function LoginPage() {
  const { t } = useTranslation();
  const location = useLocation();
  const [params] = useSearchParams();
  const [wasSignedIn] = useState(() => tokenStore.get() !== null);
  const arrival = {
    redirectUrl: params.get('redirectUrl') ?? undefined,
    ...(location.state as Arrival | null),
  };
  const target = () =>
    targetOf(arrival, window.location.origin, tokenStore.get()?.claims.sub ?? null);
  const attempt = useSignIn(target);
  const isRenewing = useRememberedDevice(target);
  const { data: people } = useSuspenseQuery(demoSignInsQuery);
  const isSignedIn = useStore(tokenStore) !== null;
  if (wasSignedIn && isSignedIn) return <Navigate to={target()} replace />;

  const reason = arrivalReason(arrival);
  return (
    <div className={people.length > 0 ? 'sign-in with-demo' : 'sign-in'}>
      <Panel title={t('common:login.title')}>
        {reason && <Notice kind="info">{t(reason)}</Notice>}
        {isRenewing ? (
          <p role="status">{t('common:auth.loading.wait')}</p>
        ) : (
          <>
            <LoginForm attempt={attempt} initialEmail={params.get('email') ?? ''} />
            <SsoSignIn initialEmail={params.get('email') ?? ''} />
          </>
        )}
      </Panel>
      {people.length > 0 && <DemoPanel people={people} attempt={attempt} />}
    </div>
  );
}

// Spec 1 §4: the failure of a remembered device is told after a second.
const FAILURE_DELAY_MS = 1000;

/** Signs a remembered device in by itself; true while that is under way. */
function useRememberedDevice(target: () => string): boolean {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isAllowed = useBooleanFlagValue('remember-device', false);
  const [isRenewing, setRenewing] = useState(() => isAllowed && isRemembered());
  useEffect(() => {
    if (!isRenewing) return;
    void refreshSession().then((isRenewed) => {
      if (isRenewed) return navigate(target(), { replace: true });
      setRenewing(false);
      setTimeout(() => snackbar.info(t('common:login.rememberedFailed')), FAILURE_DELAY_MS);
    });
    // On arrival only: a second exchange of the same token would end the session.
  }, []);
  return isRenewing;
}
