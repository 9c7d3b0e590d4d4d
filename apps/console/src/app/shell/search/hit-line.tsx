import { useTranslation } from 'react-i18next';
import { AccountStatusTag } from '../../../features/accounts/account-status';
import { ClaimStatusTag } from '../../../features/claims/claim-status';
import { PolicyStatusTag } from '../../../features/policies/policy-status';
import { QuoteStatusTag } from '../../../features/quotes/quote-status';
import type { ClaimStatus, PolicyStatus, QuoteStatus, SearchHit } from '../../../lib/api-types';

/** A record as it was found: whose it is, its number, what tells it apart, how it stands. */
export function HitLine({ hit }: { hit: SearchHit }) {
  const { t } = useTranslation(['common', 'coverage']);
  const { kind, title, number, detail } = hit;
  const isProduct = kind === 'QUOTE' || kind === 'POLICY';
  return (
    <>
      <span className="palette-title">{title}</span>
      <span className="palette-facts">
        {number && <span>{number}</span>}
        {detail && <span>{isProduct ? t(`coverage:product.${detail}`) : detail}</span>}
      </span>
      <HitStatus hit={hit} />
    </>
  );
}

function HitStatus({ hit: { kind, status } }: { hit: SearchHit }) {
  if (!status) return null;
  if (kind === 'CLIENT') return <AccountStatusTag status={status} />;
  if (kind === 'QUOTE') return <QuoteStatusTag status={status as QuoteStatus} />;
  if (kind === 'POLICY') return <PolicyStatusTag status={status as PolicyStatus} />;
  return <ClaimStatusTag status={status as ClaimStatus} />;
}
