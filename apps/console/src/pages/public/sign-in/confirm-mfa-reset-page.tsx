import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { api, unwrap } from '../../../lib/api';
import { ANSWERS_TOKEN } from '../../../lib/with-key';
import { isOutOfReach, problemMessage } from '../../../lib/problem';
import { startSession } from '../../../lib/session-tokens';
import type { Tokens } from '../../../lib/tokens';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';

/** Takes the second factor off on arrival. */
export function ConfirmMfaResetPage() {
  const { t } = useTranslation();
  const { resetMFAToken: token = '' } = useParams();
  const {
    isSuccess,
    data: isSignedIn,
    error,
  } = useQuery({
    queryKey: ['mfa-reset', token],
    queryFn: async () => {
      const path = '/api/auth/v1/validateMFAReset/{token}' as const;
      const call = api.auth.POST(path, { params: { path: { token } }, headers: ANSWERS_TOKEN });
      const tokens: Tokens | undefined = await unwrap(call);
      if (tokens) startSession(tokens);
      return tokens !== undefined;
    },
    retry: false,
    staleTime: Infinity,
  });
  if (isOutOfReach(error)) return <Navigate to="/login" replace />;
  return (
    <Panel title={t('common:mfaReset.title')}>
      {isSuccess && (
        <>
          <Notice kind="success">
            {t(isSignedIn ? 'common:auth.mfaReset.done' : 'common:mfaReset.setUpAgain')}
          </Notice>
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
