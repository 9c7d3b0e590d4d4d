import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { Policy } from '../../lib/api-types';
import './policies.css';

/** How long a policy that has ended can be reported to, and what more time costs. */
export function ReportingCard({ policy }: { policy: Policy }) {
  const { t } = useTranslation(['common', 'policy']);
  const { reporting, currency } = policy;
  if (!reporting) return null;
  const { endOfCover, until, offeredOn, offerBy, buyBy, months, options, citation } = reporting;
  const isUnsent = offeredOn === null && months === null;
  return (
    <section className="card policy-section" aria-labelledby="policy-reporting">
      <h2 id="policy-reporting">{t('policy:erp.section')}</h2>
      {isUnsent && <Alert type="error" showIcon title={t('policy:erp.unsent')} />}
      <FactList
        facts={[
          { label: t('policy:erp.endOfCover'), value: <ShortDate value={endOfCover} /> },
          {
            label: t('policy:erp.reportedBefore'),
            value: <ShortDate value={until ?? endOfCover} />,
          },
          ...(months === null ? [] : [{ label: t('policy:erp.months'), value: String(months) }]),
          offeredOn === null
            ? { label: t('policy:erp.offerBy'), value: <ShortDate value={offerBy} /> }
            : { label: t('policy:erp.offeredOn'), value: <ShortDate value={offeredOn} /> },
          { label: t('policy:erp.buyBy'), value: <ShortDate value={buyBy} /> },
          { label: t('policy:erp.citation'), value: citation },
        ]}
      />
      {months === null && options.length > 0 && (
        <PlainTable
          label={t('policy:erp.section')}
          rows={options}
          rowKey={(option) => String(option.months)}
          columns={[
            {
              key: 'months',
              title: t('policy:erp.months'),
              render: (option) => t('policy:erp.count', { count: option.months }),
            },
            {
              key: 'until',
              title: t('policy:erp.reportedBefore'),
              render: (option) => <ShortDate value={option.until} />,
            },
            {
              key: 'premium',
              title: t('policy:erp.premium'),
              isNumber: true,
              render: ({ charges }) => moneyText(charges.premium, currency),
            },
            {
              key: 'due',
              title: t('policy:erp.withTaxes'),
              isNumber: true,
              render: ({ charges }) => moneyText(charges.amountDue, currency),
            },
          ]}
        />
      )}
    </section>
  );
}
