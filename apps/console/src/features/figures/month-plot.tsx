import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { Plot } from '../../kit/plots/plot';
import { Money, amountText } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import { useEdition } from '../../lib/edition';
import { formatMonth } from '../../lib/formatting';

/** Premium of a month, YYYY-MM and what follows; in currency units. */
export interface MonthPoint {
  month: string;
  premium: number;
}

interface MonthPlotProps {
  title: string;
  result: UseQueryResult<MonthPoint[]>;
}

/** Premium month after month. */
export function MonthPlot({ title, result }: MonthPlotProps) {
  const { t } = useTranslation();
  const { currency, locale } = useEdition();
  const nameOf = ({ month }: MonthPoint) => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    return formatMonth({ year, month: number }, locale);
  };
  return (
    <section className="card" aria-label={title}>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {(points) => (
          <Plot
            title={title}
            data={{
              kind: 'series',
              currency,
              steps: points.map(nameOf),
              series: [
                {
                  name: t('common:dashboard.premium'),
                  tone: 'plain',
                  values: points.map(({ premium }) => premium),
                },
              ],
              text: t('common:dashboard.seriesText', {
                total: amountText(totalOf(points), currency),
                most: amountText(Math.max(0, ...points.map(({ premium }) => premium)), currency),
              }),
            }}
            table={
              <PlainTable
                label={title}
                rows={points}
                rowKey={({ month }) => month}
                columns={[
                  { key: 'month', title: t('common:dashboard.month'), render: nameOf },
                  {
                    key: 'premium',
                    title: t('common:dashboard.premium'),
                    isNumber: true,
                    render: ({ premium }) => <Money value={premium} currency={currency} />,
                  },
                ]}
              />
            }
          />
        )}
      </Loaded>
    </section>
  );
}

const totalOf = (points: MonthPoint[]): number =>
  points.reduce((sum, { premium }) => sum + Math.round(premium * 100), 0) / 100;
