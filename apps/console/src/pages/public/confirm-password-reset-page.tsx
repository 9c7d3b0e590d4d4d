import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { api, unwrap } from '../../lib/api';
import { ApiError } from '../../lib/problem';
import { Notice } from './notice';
import { Panel } from './panel';
import { PasswordForm } from './password-form';

const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password-reset', token],
    queryFn: async () => {
      await unwrap(
        api.auth.GET('/api/auth/v1/checkPasswordReset/{token}', { params: { path: { token } } }),
      );
      return true;
    },
    retry: false,
    staleTime: Infinity,
  });

export function ConfirmPasswordResetPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { isSuccess, error } = useQuery(resetLinkQuery(token));
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return <Navigate to="/login" replace />;
  return (
    <Panel title={t('common:reset.title')}>
      {isSuccess && <PasswordForm token={token} />}
      {error && <LinkProblem status={status} />}
      {!isSuccess && !error && <div className="skeleton" />}
    </Panel>
  );
}

/** Spec 1 §8, reset token check: what an unusable link says, and where to get a new one. */
function LinkProblem({ status }: { status: number }) {
  const { t } = useTranslation();
  const isExpired = status === 400 || status === 404;
  return (
    <>
      <Notice kind="error">
        {isExpired
          ? t('common:auth.resetLink.expired')
          : t('common:auth.resetLink.unexpected', { status })}
      </Notice>
      <div className="links">
        <Link to="/forgot-password">{t('common:auth.login.forgotPassword')}</Link>
      </div>
    </>
  );
}
