import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FactList } from '../../../kit/values/fact-list';
import { amountText, moneyText } from '../../../kit/values/money';
import { ShortDate } from '../../../kit/values/short-date';
import type { Policy } from '../../../lib/api-types';
import { useSession } from '../../../lib/session';
import '../policies.css';

/** What an excess policy stands on, and how much of it claims have left. */
export function UnderlyingCard({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'quote']);
  const { basePath } = useSession();
  const { underlying, currency } = policy;
  if (!underlying) return null;
  const { policyId, policyNumber, insurer, limit, attachment, eroded, left } = underlying;
  return (
    <section className="card policy-section" aria-labelledby="policy-underlying">
      <h2 id="policy-underlying">{t('policy:excess.section')}</h2>
      {underlying.isGap && <Alert type="warning" showIcon title={t('policy:excess.gap')} />}
      <FactList
        facts={[
          {
            label: t('policy:excess.below'),
            value: policyId ? (
              <Link to={`${basePath}/policies/${policyId}`}>{policyNumber}</Link>
            ) : (
              `${insurer ?? ''} ${policyNumber}`
            ),
          },
          { label: t('policy:excess.limitBelow'), value: amountText(limit, currency) },
          { label: t('policy:excess.attachment'), value: amountText(attachment, currency) },
          ...(policyId
            ? [
                { label: t('policy:excess.eroded'), value: moneyText(eroded, currency) },
                { label: t('policy:excess.left'), value: moneyText(left, currency) },
              ]
            : []),
          {
            label: t('quote:column.effective'),
            value: <ShortDate value={underlying.effectiveDate} />,
          },
          {
            label: t('policy:column.expiration'),
            value: <ShortDate value={underlying.endDate} />,
          },
        ]}
      />
    </section>
  );
}
