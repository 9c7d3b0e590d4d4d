import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { ANSWERS_TOKEN } from '../../../lib/with-key';
import { startSession } from '../../../lib/session-tokens';
import { Panel } from '../frame/panel';
import { isCodeNeeded } from '../sign-in/refusal';
import { TokenProblem } from '../notices/token-problem';

/** Confirms the address of a new account on arrival, and leads into it. */
export function SignupValidationPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { isSuccess, error } = useQuery({
    queryKey: ['signup-validation', token],
    queryFn: async () => {
      const path = '/api/auth/v1/validateSignup/{token}' as const;
      startSession(
        await unwrap(api.auth.POST(path, { params: { path: { token } }, headers: ANSWERS_TOKEN })),
      );
      return true;
    },
    retry: false,
    staleTime: Infinity,
  });
  if (isSuccess) return <Navigate to="/loading" replace />;
  if (isCodeNeeded(error)) return <Navigate to="/login" replace />;
  if (error) return <TokenProblem error={error} canResend />;
  return (
    <Panel title={t('common:signupValidation.title')}>
      <div className="skeleton" />
    </Panel>
  );
}
