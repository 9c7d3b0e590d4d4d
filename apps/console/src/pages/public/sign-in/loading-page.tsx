import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { ACCOUNT_TYPE_PATHS } from '@palisade/kernel';
import { api, unwrap } from '../../../lib/api';
import { ANSWERS_TOKEN } from '../../../lib/with-key';
import { problemMessage } from '../../../lib/problem';
import { queryClient } from '../../../lib/query-client';
import { currentUserQuery } from '../../../lib/session';
import { startSession } from '../../../lib/session-tokens';
import { useStore } from '../../../lib/store';
import { tokenStore } from '../../../lib/tokens';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';

// Spec 1 §9: the redirect after entering an account.
const ENTERED_MS = 800;

/** Between the sign-in and the home; with a token it enters the account that the token is for. */
export function LoadingPage() {
  const { token } = useParams();
  return token ? <EnteringPage token={token} /> : <ArrivingPage />;
}

function ArrivingPage() {
  const { t } = useTranslation();
  const isSignedIn = useStore(tokenStore) !== null;
  const { data: user, error } = useQuery({ ...currentUserQuery, enabled: isSignedIn });
  if (!isSignedIn) return <Navigate to="/login" replace />;
  if (user) return <Navigate to={ACCOUNT_TYPE_PATHS[user.account.accountType].landing} replace />;
  return <Waiting problem={error ? t('common:error.userLoad') : null} />;
}

/** Tokens that are being entered: an effect that runs twice must not spend one twice. */
const entering = new Map<string, Promise<string>>();

function enter(token: string): Promise<string> {
  const running = entering.get(token) ?? exchange(token);
  entering.set(token, running);
  return running;
}

/** Begins the session in the account, and answers where it starts. */
async function exchange(token: string): Promise<string> {
  const call = api.auth.POST('/api/auth/v1/admin/enter/{token}', {
    params: { path: { token } },
    headers: ANSWERS_TOKEN,
  });
  startSession(await unwrap(call));
  const user = await queryClient.fetchQuery(currentUserQuery);
  return ACCOUNT_TYPE_PATHS[user.account.accountType].landing;
}

function EnteringPage({ token }: { token: string }) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    enter(token).then(
      (landing) => {
        timer = setTimeout(() => void navigate(landing, { replace: true }), ENTERED_MS);
      },
      (error: unknown) => setProblem(problemMessage(error)),
    );
    return () => clearTimeout(timer);
  }, [token, navigate]);
  return <Waiting problem={problem} />;
}

function Waiting({ problem }: { problem: string | null }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const accountName = params.get('accountName');
  const title = accountName
    ? t('common:auth.loading.named', { 'account name': accountName })
    : t('common:auth.loading.generic');
  return (
    <Panel title={title}>
      {problem ? (
        <>
          <Notice kind="error">{problem}</Notice>
          <Link to="/logout">{t('common:profile.logout')}</Link>
        </>
      ) : (
        <div className="stack" role="status">
          <p>{t('common:auth.loading.wait')}</p>
          <div className="skeleton" />
          <div className="skeleton" />
        </div>
      )}
    </Panel>
  );
}
