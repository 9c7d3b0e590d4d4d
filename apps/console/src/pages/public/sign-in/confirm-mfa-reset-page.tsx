import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { ANSWERS_TOKEN } from '../../../lib/with-key';
import { isOutOfReach, problemMessage } from '../../../lib/problem';
import { startSession } from '../../../lib/session-tokens';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';

/** Takes the second factor off on arrival. */
export function ConfirmMfaResetPage() {
  const { t } = useTranslation();
  const { resetMFAToken: token = '' } = useParams();
  const { isSuccess, error } = useQuery({
    queryKey: ['mfa-reset', token],
    queryFn: async () => {
      const path = '/api/auth/v1/validateMFAReset/{token}' as const;
      startSession(
        await unwrap(api.auth.POST(path, { params: { path: { token } }, headers: ANSWERS_TOKEN })),
      );
      return true;
    },
    retry: false,
    staleTime: Infinity,
  });
  if (isOutOfReach(error)) return <Navigate to="/login" replace />;
  return (
    <Panel title={t('common:mfaReset.title')}>
      {isSuccess && (
        <>
          <Notice kind="success">{t('common:auth.mfaReset.done')}</Notice>
          <div className="links">
            <Link to="/login">{t('common:auth.login.loginHere')}</Link>
          </div>
        </>
      )}
      {error && <Notice kind="error">{problemMessage(error)}</Notice>}
      {!isSuccess && !error && <div className="skeleton" />}
    </Panel>
  );
}
