import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../kit/dashboard/chart';
import { Loaded } from '../../kit/pages/loaded';
import { amountText, moneyText } from '../../kit/values/money';
import type { EarnedPremiumSearch } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatShortMonth, todayHere } from '../../lib/formatting';
import { earnedPremiumQuery } from './api';
import { besideYearBefore, twoYears } from './two-years';

interface EarnedChartProps {
  /** Whose premium: of a team, of an agency. */
  of: EarnedPremiumSearch;
}

/** Premium earned in the last twelve months, beside the twelve before. */
export function EarnedChart({ of }: EarnedChartProps) {
  const { t } = useTranslation();
  const { currency, locale } = useEdition();
  const result = useQuery({
    ...earnedPremiumQuery({ ...of, ...twoYears(todayHere()), currency }),
    select: ({ points }) => besideYearBefore(points),
  });
  const names = [t('common:dashboard.thisYear'), t('common:dashboard.yearBefore')] as const;
  return (
    <Loaded result={result} skeleton={<Skeleton active />}>
      {(months) => (
        <Chart
          title={t('common:dashboard.earned')}
          fileName="earned-premium"
          data={{
            kind: 'line',
            currency,
            steps: months.map(({ month }) => formatShortMonth(month, locale)),
            series: [
              { name: names[1], isBefore: true, values: months.map(({ before }) => before) },
              { name: names[0], isBefore: false, values: months.map(({ premium }) => premium) },
            ],
            text: t('common:dashboard.earnedText', {
              total: amountText(sumOf(months, 'premium'), currency),
              before: amountText(sumOf(months, 'before'), currency),
            }),
          }}
          columns={[
            { title: t('common:dashboard.month') },
            { title: names[0], isNumber: true },
            { title: names[1], isNumber: true },
          ]}
          rows={months.map(({ month, premium, before }) => ({
            key: month,
            cells: [
              formatShortMonth(month, locale),
              moneyText(premium, currency),
              moneyText(before, currency),
            ],
          }))}
        />
      )}
    </Loaded>
  );
}

const sumOf = <Name extends string>(rows: Record<Name, number>[], name: Name): number =>
  rows.reduce((sum, row) => sum + Math.round(row[name] * 100), 0) / 100;
