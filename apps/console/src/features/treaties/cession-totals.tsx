import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { FactList } from '../../kit/values/fact-list';
import { Money } from '../../kit/values/money';
import type { CessionTotal } from '../../lib/api-types';
import { cessionTotalsQuery } from './api';
import { CESSION_FIGURES } from './cession-figures';

/** What was ceded in all, a line for each currency. */
export function CessionTotals() {
  const result = useQuery(cessionTotalsQuery());
  return (
    <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 1 }} />}>
      {({ totals }) => totals.map((total) => <TotalStrip key={total.currency} total={total} />)}
    </Loaded>
  );
}

function TotalStrip({ total }: { total: CessionTotal }) {
  const { t } = useTranslation(['common', 'carrier']);
  const money = CESSION_FIGURES.map((name) => ({
    label: t(`carrier:cession.${name}`),
    value: <Money value={total[name]} currency={total.currency} />,
  }));
  return (
    <div className="card kit-strip">
      <FactList facts={[{ label: t('common:nav.policies'), value: total.policies }, ...money]} />
    </div>
  );
}
