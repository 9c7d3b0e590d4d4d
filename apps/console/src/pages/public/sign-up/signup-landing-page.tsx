import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import type { ValidationToken } from '../../../lib/api-types';
import type { Arrival } from '../sign-in/arrival';
import { FurtherAccountForm } from './further-account-form';
import { JoinForm } from './join-form';
import { Panel } from '../frame/panel';
import { SignupForm } from './signup-form';
import { TokenProblem } from '../notices/token-problem';

const validationTokenQuery = (token: string) =>
  queryOptions({
    queryKey: ['validation-token', token],
    queryFn: () =>
      unwrap(
        api.auth.GET('/api/auth/v1/validationTokens/{token}', { params: { path: { token } } }),
      ),
    retry: false,
    staleTime: Infinity,
  });

/** What people with a login are told at the sign-in, by the kind of their link. */
const ARRIVALS: Partial<Record<ValidationToken['tokenType'], Arrival>> = {
  EXISTING_USER: { existingUser: true },
  QUOTE_SENT_EXISTING_USER: { existingUserForQuote: true },
  QUOTE_LINK_EXISTING_AGENT: { existingAgentForQuote: true },
};

/** Where a mailed invitation leads: the screen depends on what it is for (Spec 1 §4). */
export function SignupLandingPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { data, error } = useQuery(validationTokenQuery(token));
  if (error) return <TokenProblem error={error} />;
  if (!data) {
    return (
      <Panel title={t('common:signup.welcome')}>
        <div className="skeleton" />
      </Panel>
    );
  }
  if (data.joinedAccountName) {
    return (
      <Panel title={t('common:join.title')}>
        <FurtherAccountForm token={token} email={data.email} accountName={data.joinedAccountName} />
      </Panel>
    );
  }
  const arrival = ARRIVALS[data.tokenType];
  if (arrival) {
    const state = { ...arrival, ...(data.redirectURL && { redirectUrl: data.redirectURL }) };
    return <Navigate to={`/login?email=${encodeURIComponent(data.email)}`} replace state={state} />;
  }
  return data.tokenType === 'NEW_ACCOUNT' ? (
    <Panel title={t('common:signup.title')}>
      <SignupForm token={token} invited={data} />
    </Panel>
  ) : (
    <Panel title={t('common:join.title')}>
      <JoinForm token={token} invited={data} />
    </Panel>
  );
}
