import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { ApiError } from '../../../lib/problem';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';

interface PasswordLinkPageProps {
  /** What the link is for, to tell the answers of two kinds apart. */
  name: string;
  title: string;
  check: (token: string) => Promise<unknown>;
  children: (token: string) => ReactNode;
}

/** Checks a mailed link on arrival and shows its form, or why there is none. */
export function PasswordLinkPage({ name, title, check, children }: PasswordLinkPageProps) {
  const { token = '' } = useParams();
  const { isSuccess, error } = useQuery({
    queryKey: ['mailed-link', name, token],
    queryFn: async () => {
      await check(token);
      return true;
    },
    retry: false,
    staleTime: Infinity,
  });
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return <Navigate to="/login" replace />;
  return (
    <Panel title={title}>
      {isSuccess && children(token)}
      {error && <LinkProblem status={status} isInvitation={name === 'invitation'} />}
      {!isSuccess && !error && <div className="skeleton" />}
    </Panel>
  );
}

/** Spec 1 §8, reset or invite token check: what an unusable link says, and the way to a new one. */
function LinkProblem({ status, isInvitation }: { status: number; isInvitation: boolean }) {
  const { t } = useTranslation();
  const isExpired = status === 400 || status === 404;
  const expired = isInvitation ? 'common:auth.invitation.expired' : 'common:auth.resetLink.expired';
  return (
    <>
      <Notice kind="error">
        {isExpired ? t(expired) : t('common:auth.resetLink.unexpected', { status })}
      </Notice>
      {!isInvitation && (
        <div className="links">
          <Link to="/forgot-password">{t('common:auth.login.forgotPassword')}</Link>
        </div>
      )}
    </>
  );
}
