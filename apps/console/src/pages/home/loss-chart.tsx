import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Chart } from '../../kit/dashboard/chart';
import { amountText, moneyText } from '../../kit/values/money';
import type { Home, HomeBucket, HomeChart } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatDate, formatNumber, formatShortMonth } from '../../lib/formatting';
import { everyMonth, incurredOf, lossRatio, premiumOf } from './chart-rules';

interface LossChartProps {
  chart: HomeChart;
  home: Pick<Home, 'currency' | 'current' | 'asOf' | 'timeZone'>;
  href: string | undefined;
}

/** What is incurred on claims beside the premium earned, and the one as a share of the other. */
export function LossChart({ chart, home, href }: LossChartProps) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const { currency, current, asOf, timeZone } = home;
  const months = everyMonth(chart.buckets, { ...current, timeZone });
  const [incurred, earned] = [incurredOf(months), premiumOf(months)];
  const ratio = lossRatio(incurred, earned);
  const names = {
    incurred: t('common:home.losses.incurred'),
    earned: t('common:home.losses.earned'),
  };
  const told = {
    incurred: amountText(incurred, currency),
    earned: amountText(earned, currency),
    date: formatDate(asOf, locale),
  };
  return (
    <Chart
      title={t('common:home.chart.lossesByMonth')}
      fileName="home-losses"
      data={{
        kind: 'line',
        currency,
        steps: months.map(({ key }) => formatShortMonth(key, locale)),
        series: [
          { name: names.earned, isBefore: true, values: months.map(({ premium }) => premium) },
          { name: names.incurred, isBefore: false, values: months.map(incurredIn) },
        ],
        text:
          ratio === null
            ? t('common:home.losses.text', told)
            : t('common:home.losses.ratioText', { ...told, percent: ratio }),
      }}
      columns={[
        { title: t('common:dashboard.month') },
        { title: t('common:home.losses.files'), isNumber: true },
        { title: names.incurred, isNumber: true },
        { title: names.earned, isNumber: true },
        { title: t('common:home.losses.ratio'), isNumber: true },
      ]}
      rows={months.map((month) => ({
        key: month.key,
        cells: [
          formatShortMonth(month.key, locale),
          formatNumber(month.count, locale),
          moneyText(incurredIn(month), currency),
          moneyText(month.premium, currency),
          percentText(lossRatio(incurredIn(month), month.premium)),
        ],
      }))}
      link={href && <Link to={href}>{t('common:home.list.claims/files')}</Link>}
    />
  );
}

const incurredIn = ({ incurred = 0 }: HomeBucket): number => incurred;

/** Nothing earned has no ratio. */
const percentText = (ratio: number | null): string => (ratio === null ? '' : `${ratio}%`);
