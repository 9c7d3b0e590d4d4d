import { coverageName } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { amountText, moneyText } from '../../../kit/values/money';
import { PlainTable } from '../../../kit/values/plain-table';
import { ShortDate } from '../../../kit/values/short-date';
import { StatusTag } from '../../../kit/values/status-tag';
import type { Quote } from '../../../lib/api-types';
import '../quotes.css';
import { retroText } from '../terms-facts';
import { COMPARED_GROUPS, comparedRows, type ComparedRow } from './compared-rows';

interface ComparisonProps {
  quotes: readonly Quote[];
  onlyDifferences: boolean;
}

/** Quotes as columns and their facts as rows, grouped; the best value of a row is marked. */
export function Comparison({ quotes, onlyDifferences }: ComparisonProps) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const rows = comparedRows(quotes).filter(({ isDifferent }) => isDifferent || !onlyDifferences);
  const groups = COMPARED_GROUPS.map((group) => ({
    group,
    shown: rows.filter((row) => row.group === group),
  })).filter(({ shown }) => shown.length > 0);
  if (groups.length === 0) return <p className="card">{t('quote:compare.same')}</p>;
  return groups.map(({ group, shown }) => (
    <section key={group} className="card quote-section" aria-labelledby={`compare-${group}`}>
      <h2 id={`compare-${group}`}>{t(`quote:compare.group.${group}`)}</h2>
      <PlainTable<ComparedRow>
        label={t(`quote:compare.group.${group}`)}
        rows={shown}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'fact',
            title: t('quote:compare.fact'),
            render: ({ key, group: of }) =>
              of === 'coverages' || of === 'endorsements'
                ? coverageName(key)
                : t(`quote:compare.row.${key}`),
          },
          ...quotes.map((quote, index) => ({
            key: quote.id,
            title: `${quote.quoteNumber} ${t(`coverage:product.${quote.product}`)}`,
            isNumber: true,
            render: (row: ComparedRow) => (
              <>
                <Value row={row} quote={quote} index={index} />{' '}
                {row.best.includes(index) && (
                  <StatusTag tone="good" label={t('quote:compare.best')} />
                )}
              </>
            ),
          })),
        ]}
      />
    </section>
  ));
}

interface ValueProps {
  row: ComparedRow;
  quote: Quote;
  index: number;
}

function Value({ row: { kind, values }, quote: { currency }, index }: ValueProps) {
  const { t } = useTranslation(['common', 'quote', 'coverage']);
  const value = values[index] ?? null;
  if (value === null) return t('quote:compare.none');
  switch (kind) {
    case 'money':
      return moneyText(Number(value), currency);
    case 'limit':
      return amountText(Number(value), currency);
    case 'hours':
      return t('quote:builder.hours', { count: Number(value) });
    case 'retro':
      return retroText(t, Number(value));
    case 'date':
      return <ShortDate value={String(value)} />;
  }
}
