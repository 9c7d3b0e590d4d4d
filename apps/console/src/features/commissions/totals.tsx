import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { FactList } from '../../kit/values/fact-list';
import { Money } from '../../kit/values/money';
import type { CommissionTotals } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { useSession } from '../../lib/session';
import { totalsQuery } from './api';

const FIGURES = [
  ...(['accrued', 'chargedBack', 'kept', 'unreleased', 'released', 'paid', 'outstanding'] as const),
] as const;

/** What accrued and what became of it, as facts of a strip. */
export function useTotalFacts() {
  const { t } = useTranslation(['common', 'agency']);
  return (totals: CommissionTotals) =>
    FIGURES.map((name) => ({
      label: t(`agency:commission.${name}`),
      value: <Money value={totals[name]} currency={totals.currency} />,
    }));
}

/** The totals of everything that the person sees, in the money of the edition or of the agency. */
export function CommissionTotalsStrip() {
  const { account } = useSession();
  const { currency } = useEdition();
  const facts = useTotalFacts();
  const result = useQuery(totalsQuery(account.accountType === 'AGENCY' ? {} : { currency }));
  return (
    <div className="card kit-strip">
      <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 1 }} />}>
        {(totals) => <FactList facts={facts(totals)} />}
      </Loaded>
    </div>
  );
}
