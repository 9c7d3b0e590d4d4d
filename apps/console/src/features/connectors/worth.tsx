import { useTranslation } from 'react-i18next';
import { Money } from '../../kit/values/money';
import type { PlainColumn } from '../../kit/values/plain-table';
import type { FindingWorth } from '../../lib/connector-types';

/** What closing findings takes off a premium, and by which price; a dash where nothing is priced. */
function PremiumWorth({ worth: { premium, currency, basis } }: { worth: FindingWorth }) {
  const { t } = useTranslation('carrier');
  if (premium === null || !currency || !basis) return '–';
  return (
    <>
      <Money value={premium} currency={currency} />
      <div className="muted">{t(`carrier:connectors.basis.${basis}`)}</div>
    </>
  );
}

/** The columns that tell what closing what a row names is worth. */
export function useWorthColumns<Row extends { worth: FindingWorth }>(): PlainColumn<Row>[] {
  const { t } = useTranslation(['common', 'carrier']);
  return [
    {
      key: 'riskScore',
      title: t('carrier:connectors.column.riskScore'),
      isNumber: true,
      render: ({ worth: { points } }) => (points === null ? '–' : `+${points}`),
    },
    {
      key: 'premium',
      title: t('carrier:connectors.column.premium'),
      isNumber: true,
      render: ({ worth }) => <PremiumWorth worth={worth} />,
    },
  ];
}
