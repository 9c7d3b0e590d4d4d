import { PRODUCTS } from '@palisade/trade';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { statusWordKey } from '../../features/quotes/quote-status';
import { useReasonWord } from '../../features/quotes/reason-word';
import { Chart } from '../../kit/dashboard/chart';
import type { PlotData } from '../../kit/plots/plot-option';
import { amountText, moneyText } from '../../kit/values/money';
import type { Home, HomeBucket, HomeChart } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatNumber, formatShortMonth } from '../../lib/formatting';
import { everyMonth, groupQuery, hitRatio, largest, measureOf, premiumOf } from './chart-rules';

interface HomeChartCardProps {
  chart: HomeChart;
  home: Pick<Home, 'currency' | 'current' | 'timeZone'>;
  hrefOf: (proof: { list: string; query: string }) => string | undefined;
}

/** A chart of a home, with its table and the way to the rows that it counts. */
export function HomeChartCard({ chart, home, hrefOf }: HomeChartCardProps) {
  const { currency, current, timeZone } = home;
  const { t } = useTranslation(['common', 'quote']);
  const { locale } = useEdition();
  const labelOf = useLabelOf(chart.key);
  const title = t(`common:home.chart.${chart.key}`);
  const isEmpty = chart.buckets.length === 0;
  const isByMonth = chart.kind === 'MONTHS';
  const time = { ...current, timeZone };
  const buckets = isByMonth && !isEmpty ? everyMonth(chart.buckets, time) : chart.buckets;
  const hasBound = buckets.some(({ bound }) => bound !== null);
  const plot = usePlot(chart, currency);
  const href = hrefOf(chart);
  return (
    <Chart
      title={title}
      fileName={`home-${chart.key}`}
      data={plot(buckets, labelOf)}
      columns={[
        { title: t(`common:home.group.${chart.key}`) },
        { title: t('common:dashboard.count'), isNumber: true },
        ...(hasBound ? [{ title: t('common:home.bound'), isNumber: true }] : []),
        { title: t('common:dashboard.premium'), isNumber: true },
      ]}
      rows={buckets.map((bucket) => ({
        key: bucket.key,
        href: chart.narrows ? hrefOf({ ...chart, query: groupQuery(chart, bucket) }) : undefined,
        cells: [
          labelOf(bucket),
          formatNumber(bucket.count, locale),
          ...(hasBound ? [formatNumber(bucket.bound ?? 0, locale)] : []),
          moneyText(bucket.premium, currency),
        ],
      }))}
      link={href && <Link to={href}>{t(`common:home.list.${chart.list}`)}</Link>}
    />
  );
}

/** Columns by month, or bars by size with their number in words. */
function usePlot({ kind, list, key }: HomeChart, currency: Home['currency']) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const measure = measureOf({ list });
  const textOf = (bucket: HomeBucket): string => {
    if (key === 'quotesByProduct') {
      const { bound, newBusiness: count } = bucket;
      const percent = hitRatio(bucket);
      return t('common:home.hits', { bound: bound ?? 0, count: count ?? 0, percent });
    }
    return measure === 'premium'
      ? amountText(bucket.premium, currency)
      : formatNumber(bucket.count, locale);
  };
  return (buckets: HomeBucket[], labelOf: (bucket: HomeBucket) => string): PlotData =>
    kind === 'MONTHS'
      ? {
          kind: 'series',
          currency,
          steps: buckets.map(labelOf),
          series: [
            {
              name: t('common:dashboard.premium'),
              tone: 'plain',
              values: buckets.map(({ premium }) => premium),
            },
          ],
          text: t('common:dashboard.seriesText', {
            total: amountText(premiumOf(buckets), currency),
            most: amountText(Math.max(0, ...buckets.map(({ premium }) => premium)), currency),
          }),
        }
      : {
          kind: 'bars',
          bars: largest(buckets, measure).map((bucket) => ({
            key: bucket.key,
            label: labelOf(bucket),
            from: 0,
            to: Math.max(0, bucket[measure]),
            tone: 'plain',
            text: textOf(bucket),
          })),
        };
}

/** What a group of a chart is called. */
function useLabelOf(chart: string): (bucket: HomeBucket) => string {
  const { t } = useTranslation(['common', 'quote', 'policy']);
  const { locale, currency } = useEdition();
  const reasonWord = useReasonWord();
  const reason = ({ key }: HomeBucket) => reasonWord(key);
  const words: Record<string, (bucket: HomeBucket) => string> = {
    issuedByMonth: ({ key }) => formatShortMonth(key, locale),
    quotesByStatus: ({ key }) => t(statusWordKey(key)),
    decisions: ({ key }) => t(`quote:filter.became.${key}`),
    referralReasons: reason,
    declineReasons: reason,
    quotesByProduct: productName,
    premiumByProduct: productName,
    premiumByIndustry: ({ key }) => t(`policy:sector.${key}`),
    premiumByLimit: ({ key, label }) =>
      Number(key) > 0 ? amountText(Number(key), currency) : label,
  };
  return words[chart] ?? (({ label }) => label);
}

const productName = ({ key, label }: HomeBucket): string =>
  Object.entries(PRODUCTS).find(([code]) => code === key)?.[1].name ?? label;
