import { endReasonText } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Policy } from '../../../lib/api-types';
import { useEdition } from '../../../lib/edition';
import { formatDate } from '../../../lib/formatting';
import { useSession } from '../../../lib/session';
import '../policies.css';

/** What came before a policy and what follows it, and why nothing does. */
export function RenewalCard({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const { locale } = useEdition();
  const { basePath } = useSession();
  const { nonRenewal, renewalId, renews, renewalMuted } = policy;
  const goingOn = policy.revisions.findLast(({ type }) => type === 'EXTENSION');
  if (!nonRenewal && !renewalId && !renews && !renewalMuted && !goingOn) return null;
  return (
    <section className="card policy-section" aria-labelledby="policy-renewal">
      <h2 id="policy-renewal">{t('policy:renewal.section')}</h2>
      {renews && (
        <p>
          <Link to={`${basePath}/policies/${renews.policyId}`}>{t('policy:renewal.renews')}</Link>
        </p>
      )}
      {renewalId && (
        <p>
          <Link to={`${basePath}/policies/${renewalId}`}>{t('policy:renewal.renewedBy')}</Link>
        </p>
      )}
      {goingOn && (
        <p>
          {t('policy:renewal.goesOn', {
            from: formatDate(goingOn.effectiveDate, locale),
            until: formatDate(policy.endDate, locale),
          })}
        </p>
      )}
      {nonRenewal && (
        <p>
          {t(`policy:renewal.ended.${nonRenewal.by}`, {
            reason: endReasonText(nonRenewal.reason),
            by: nonRenewal.byName,
            date: formatDate(nonRenewal.at, locale),
          })}
        </p>
      )}
      {renewalMuted && <p>{t('policy:renewal.muted')}</p>}
    </section>
  );
}
