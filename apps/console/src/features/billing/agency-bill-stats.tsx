import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../kit/values/fact-list';
import { moneyText } from '../../kit/values/money';
import { useEdition } from '../../lib/edition';
import { agencyBillStatsQuery } from './agency-bills';

/** What one agency was billed in a year, what it paid and what is left. */
export function AgencyBillStats({ agencyId, year }: { agencyId: string; year: number }) {
  const { t } = useTranslation(['common', 'policy']);
  const { currency } = useEdition();
  const { data } = useQuery(agencyBillStatsQuery({ agencyId, year }));
  if (!data) return null;
  return (
    <section className="card kit-strip" aria-label={t('policy:agencyBill.stats', { year })}>
      <FactList
        facts={[
          { label: t('policy:agencyBill.year'), value: String(year) },
          { label: t('policy:agencyBill.billed'), value: moneyText(data.billed, currency) },
          { label: t('policy:agencyBill.paid'), value: moneyText(data.paid, currency) },
          {
            label: t('policy:agencyBill.outstanding'),
            value: moneyText(data.outstanding, currency),
          },
        ]}
      />
    </section>
  );
}
