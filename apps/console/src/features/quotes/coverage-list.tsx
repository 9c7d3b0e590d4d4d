import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { amountText, moneyText } from '../../kit/money';
import type { Quote } from '../../lib/api-types';
import { catalogueQuery } from './rater';

/** The chosen coverages of a quote with their limits and their part of the premium. */
export function CoverageList({ quote }: { quote: Quote }) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const { terms, currency, product, rating } = quote;
  const { state } = quote.firmographicData as { state?: string | null };
  const catalogue = useQuery(catalogueQuery(product, state ?? null));
  const names = new Map(catalogue.data?.map(({ key, name, order }) => [key, { name, order }]));
  const premiums = new Map(rating?.coverages.map(({ key, premium }) => [key, premium]));
  const orderOf = (key: string) => names.get(key)?.order ?? Number.MAX_SAFE_INTEGER;
  const rows = [...(terms.coverages ?? [])].sort((a, b) => orderOf(a.key) - orderOf(b.key));
  return (
    <div className="kit-scroll" role="region" aria-label={t('quote:tab.coverages')} tabIndex={0}>
      <table className="kit-plain-table">
        <thead>
          <tr>
            <th scope="col">{t('quote:field.coverage')}</th>
            <th scope="col" className="kit-number">
              {t('quote:field.limit')}
            </th>
            <th scope="col" className="kit-number">
              {t('quote:field.premium')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, limit }) => (
            <tr key={key}>
              <th scope="row">{names.get(key)?.name ?? key}</th>
              <td className="kit-number">{amountText(limit ?? terms.limit, currency)}</td>
              <td className="kit-number">{moneyText(premiums.get(key), currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
