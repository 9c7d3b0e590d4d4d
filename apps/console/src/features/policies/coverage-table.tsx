import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/fact-list';
import { amountText, moneyText } from '../../kit/money';
import { PlainTable } from '../../kit/plain-table';
import type { Policy } from '../../lib/api-types';
import './policies.css';
import { coverageText } from './terms-text';

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
            render: ({ key }) => coverageText(t, key),
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
            value: endorsements.map((key) => coverageText(t, key)).join(', '),
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
