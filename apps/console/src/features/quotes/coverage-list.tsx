import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { amountText, moneyText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import type { Quote } from '../../lib/api-types';
import { catalogueQuery } from './rater';

/** The chosen coverages of a quote with their limits and their part of the premium. */
export function CoverageList({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { terms, currency, product, rating } = quote;
  const { state } = quote.firmographicData as { state?: string | null };
  const catalogue = useQuery(catalogueQuery(product, state ?? null));
  const known = new Map(catalogue.data?.map((entry) => [String(entry.key), entry]));
  const premiums = new Map(rating?.coverages.map(({ key, premium }) => [key, premium]));
  const orderOf = (key: string) => known.get(key)?.order ?? Number.MAX_SAFE_INTEGER;
  const rows = [...(terms.coverages ?? [])].sort((a, b) => orderOf(a.key) - orderOf(b.key));
  return (
    <PlainTable
      label={t('quote:tab.coverages')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'name',
          title: t('quote:field.coverage'),
          render: ({ key }) => known.get(key)?.name ?? key,
        },
        {
          key: 'limit',
          title: t('quote:field.limit'),
          isNumber: true,
          render: ({ limit }) => amountText(limit ?? terms.limit, currency),
        },
        {
          key: 'premium',
          title: t('quote:field.premium'),
          isNumber: true,
          render: ({ key }) => moneyText(premiums.get(key), currency),
        },
      ]}
    />
  );
}
