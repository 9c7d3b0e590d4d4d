import { coverageName } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { amountText, moneyText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import type { Policy } from '../../lib/api-types';
import './policies.css';

/** The coverages of a policy as they are now, with their endorsements. */
export function CoverageTable({ policy: { terms, currency } }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy', 'quote', 'coverage']);
  const { coverages, endorsements, additionalInsureds } = terms;
  return (
    <div className="card policy-section">
      <PlainTable
        label={t('quote:tab.coverages')}
        rows={coverages}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'name',
            title: t('quote:field.coverage'),
            render: ({ key }) => coverageName(key),
          },
          {
            key: 'limit',
            title: t('quote:field.limit'),
            isNumber: true,
            render: ({ limit }) => amountText(limit, currency),
          },
          {
            key: 'retention',
            title: t('quote:field.retention'),
            isNumber: true,
            render: ({ retention }) => amountText(retention, currency),
          },
          {
            key: 'premium',
            title: t('policy:field.annualPremium'),
            isNumber: true,
            render: ({ premium }) => moneyText(premium, currency),
          },
        ]}
      />
      <FactList
        facts={[
          {
            label: t('coverage:wholesale.group.endorsements'),
            value: endorsements.map(coverageName).join(', '),
          },
          {
            label: t('policy:field.additionalInsureds'),
            value: additionalInsureds.map(({ name }) => name).join(', '),
          },
        ]}
      />
    </div>
  );
}
