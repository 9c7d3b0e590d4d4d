import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { agencyBillStatsQuery } from './agency-bills';

const FIGURES = ['billed', 'commission', 'netDueFromAgency', 'paid', 'outstanding'] as const;

interface Asked {
  /** Of one agency; of all that the person sees when left out. */
  agencyId?: string | undefined;
  year: number;
}

/** What was billed in a year, kept, paid and is left: a strip for each currency. */
export function AgencyBillStats({ agencyId, year }: Asked) {
  const { t } = useTranslation(['common', 'policy']);
  const { data } = useQuery(agencyBillStatsQuery({ year, ...(agencyId && { agencyId }) }));
  if (!data) return null;
  const shown = data.currencies.length ? data.currencies : [data];
  return shown.map((amounts) => (
    <section
      key={amounts.currency}
      className="card kit-strip"
      aria-label={`${t('policy:agencyBill.stats', { year })} ${amounts.currency}`}
    >
      <FactList
        facts={[
          { label: t('policy:agencyBill.year'), value: String(year) },
          ...FIGURES.map((name) => ({
            label: t(`policy:agencyBill.${name}`),
            value: moneyText(amounts[name], amounts.currency),
          })),
        ]}
      />
    </section>
  ));
}
