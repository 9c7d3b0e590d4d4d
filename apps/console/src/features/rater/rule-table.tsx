import { REGIONS } from '@palisade/kernel';
import { PRODUCTS, type Product } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { StatusTag } from '../../kit/values/status-tag';
import type { CatalogueCoverage, CoverageRule } from './types';

interface RuleTableProps {
  product: Product;
  catalogue: readonly CatalogueCoverage[];
  /** By number of the coverage. */
  rules: Readonly<Record<string, CoverageRule>>;
}

/** What each coverage may be had with. */
export function RuleTable({ product, catalogue, rules }: RuleTableProps) {
  const { t } = useTranslation(['common', 'coverage', 'quote']);
  const { currency } = REGIONS[PRODUCTS[product].region];
  /** The least and the most; all of them stand above the table. */
  const span = (values: readonly number[]) => {
    if (values.length === 0) return '–';
    const [from, to] = [Math.min(...values), Math.max(...values)].map((value) =>
      amountText(value, currency),
    );
    return from === to ? from : t('coverage:rater.industry.span', { from, to });
  };
  const rows = catalogue.flatMap(({ id, name }) => {
    const rule = rules[id];
    return rule ? [{ id, name, ...rule }] : [];
  });
  return (
    <PlainTable
      label={t('coverage:rater.industry.rules')}
      columns={[
        { key: 'name', title: t('coverage:rater.coverage.name'), render: ({ name }) => name },
        {
          key: 'available',
          title: t('coverage:rater.coverage.available'),
          render: ({ available, mandatory, tooltip }) => (
            <StatusTag
              tone={available ? 'good' : 'over'}
              label={
                tooltip ?? t(`coverage:rater.coverage.${mandatory ? 'mandatory' : 'available'}`)
              }
            />
          ),
        },
        {
          key: 'limits',
          title: t('coverage:rater.industry.limits'),
          render: ({ limits }) => span(limits),
        },
        {
          key: 'retentions',
          title: t('coverage:rater.industry.retentions'),
          render: ({ deductibles }) => span(deductibles),
        },
        {
          key: 'hours',
          title: t('coverage:rater.preset.waiting'),
          render: ({ hrs }) => hrs.join(', ') || '–',
        },
        {
          key: 'retro',
          title: t('coverage:rater.preset.retro'),
          render: ({ retroActivePeriods: years }) =>
            years.map((year) => t(`coverage:rater.retro.${year}`)).join(', ') || '–',
        },
      ]}
      rows={rows}
      rowKey={({ id }) => String(id)}
    />
  );
}
