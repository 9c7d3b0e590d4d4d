import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiError } from '../../../lib/problem';
import { Notice } from '../frame/notice';
import { Panel } from '../frame/panel';

interface TokenProblemProps {
  error: unknown;
  /** Offers a new mail instead of the advice to ask for one. */
  canResend?: boolean;
}

/** Spec 1 §8, token lookup: why a mailed invitation does not work, and what to do. */
export function TokenProblem({ error, canResend = false }: TokenProblemProps) {
  const { t } = useTranslation();
  const status = error instanceof ApiError ? error.status : 0;
  const isGone = status === 400 || status === 404;
  const email = t('common:contact.supportEmail');
  return (
    <Panel title={t('common:tokenProblem.title')}>
      <Notice kind="error">
        {isGone ? t('common:auth.token.notFound') : t('common:auth.token.credentialsExpired')}
      </Notice>
      {isGone && !canResend && <p>{t('common:tokenProblem.advice', { email })}</p>}
      <div className="links">
        {canResend && (
          <Link to="/resend-validation-email">{t('common:auth.login.resendValidation')}</Link>
        )}
        {isGone ? (
          <Link to="/login">{t('common:auth.login.loginHere')}</Link>
        ) : (
          <Link to="/signup">{t('common:signup.title')}</Link>
        )}
      </div>
    </Panel>
  );
}
