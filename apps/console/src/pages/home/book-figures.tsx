import { PRODUCTS } from '@palisade/trade';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import {
  earnedPremiumQuery,
  policyAggregateQuery,
  quoteAggregateQuery,
  quotePremiumQuery,
} from '../../features/figures/api';
import { BucketPlot } from '../../features/figures/bucket-plot';
import { FigureTile } from '../../features/figures/figure-tile';
import { MonthPlot } from '../../features/figures/month-plot';
import { monthsOf, periodOf, RANGES, type Period, type Range } from '../../features/figures/period';
import { statusWordKey } from '../../features/quotes/quote-status';
import { moneyText } from '../../kit/values/money';
import type { FigureBucket } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatNumber, zoneHere } from '../../lib/formatting';
import { usePermissions } from '../../lib/session';
import { useTeam, ofTeam } from '../../lib/team';
import type { Book, BookSplit } from './book-rules';

const DEFAULT_RANGE: Range = '90';

/** How much was quoted and written in a time, beside the time before; the time is in the address. */
export function BookFigures({ book }: { book: Book }) {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const [params, setParams] = useSearchParams();
  const range = RANGES.find((one) => one === params.get('range')) ?? DEFAULT_RANGE;
  const { current, previous } = periodOf(range, new Date());
  return (
    <section aria-labelledby="home-book">
      <div className="home-card-head">
        <h2 id="home-book">{t('common:dashboard.book')}</h2>
        <Segmented<Range>
          aria-label={t('common:dashboard.range')}
          value={range}
          options={RANGES.map((value) => ({ value, label: t(`common:dashboard.range.${value}`) }))}
          onChange={(value) => setParams({ range: value }, { replace: true })}
        />
      </div>
      <ul className="kit-figures" aria-label={t('common:dashboard.book')}>
        {book.hasQuotes && <QuoteTiles current={current} previous={previous} />}
        <PolicyTiles current={current} previous={previous} />
      </ul>
      <div className="home-plots">
        <IssuedByMonth period={current} />
        {can('dashboard:earned-premium') && <EarnedByMonth />}
        {book.hasQuotes && <QuotesByStatus period={current} />}
        {book.splits.map((split) => (
          <PremiumSplit key={split} split={split} period={current} />
        ))}
      </div>
    </section>
  );
}

interface Periods {
  current: Period;
  previous: Period;
}

/** The search of figures in the team and the money that the person looks at. */
function useScope(period: Period) {
  const { teamId } = useTeam();
  const { currency } = useEdition();
  return ofTeam({ ...period, currency }, teamId);
}

function QuoteTiles({ current, previous }: Periods) {
  const { t } = useTranslation();
  const { currency, locale } = useEdition();
  const results = {
    current: useQuery(quotePremiumQuery(useScope(current))),
    previous: useQuery(quotePremiumQuery(useScope(previous))),
  };
  return (
    <>
      <FigureTile
        {...results}
        label={t('common:dashboard.quoted')}
        numberOf={({ count }) => count}
        textOf={({ count }) => formatNumber(count, locale)}
      />
      <FigureTile
        {...results}
        label={t('common:dashboard.quotedPremium')}
        numberOf={({ totalPremium }) => totalPremium}
        textOf={({ totalPremium }) => moneyText(totalPremium, currency)}
      />
    </>
  );
}

const byProduct = 'product' as const;

const sumOf = (buckets: FigureBucket[], measure: 'count' | 'premium'): number =>
  buckets.reduce((sum, bucket) => sum + Math.round(bucket[measure] * 100), 0) / 100;

function PolicyTiles({ current, previous }: Periods) {
  const { t } = useTranslation();
  const { currency, locale } = useEdition();
  const results = {
    current: useQuery(policyAggregateQuery({ ...useScope(current), groupBy: byProduct })),
    previous: useQuery(policyAggregateQuery({ ...useScope(previous), groupBy: byProduct })),
  };
  return (
    <>
      <FigureTile
        {...results}
        label={t('common:dashboard.issued')}
        numberOf={({ buckets }) => sumOf(buckets, 'count')}
        textOf={({ buckets }) => formatNumber(sumOf(buckets, 'count'), locale)}
      />
      <FigureTile
        {...results}
        label={t('common:dashboard.issuedPremium')}
        numberOf={({ buckets }) => sumOf(buckets, 'premium')}
        textOf={({ buckets }) => moneyText(sumOf(buckets, 'premium'), currency)}
      />
    </>
  );
}

function IssuedByMonth({ period }: { period: Period }) {
  const { t } = useTranslation();
  const scope = useScope(period);
  const result = useQuery({
    ...policyAggregateQuery({ ...scope, groupBy: 'month', timeZone: zoneHere() }),
    select: ({ buckets }) => {
      const premiums = new Map(buckets.map(({ key, premium }) => [key, premium]));
      const months = monthsOf(period.after, new Date());
      return months.map((month) => ({ month, premium: premiums.get(month) ?? 0 }));
    },
  });
  return <MonthPlot title={t('common:dashboard.byMonth')} result={result} />;
}

function EarnedByMonth() {
  const { t } = useTranslation();
  const { teamId } = useTeam();
  const { currency } = useEdition();
  const result = useQuery({
    ...earnedPremiumQuery(ofTeam({ currency }, teamId)),
    select: ({ points }) =>
      points.map(({ date, earnedPremium }) => ({ month: date, premium: earnedPremium })),
  });
  return <MonthPlot title={t('common:dashboard.earned')} result={result} />;
}

function QuotesByStatus({ period }: { period: Period }) {
  const { t } = useTranslation(['common', 'quote']);
  const result = useQuery(quoteAggregateQuery({ ...useScope(period), groupBy: 'status' }));
  return (
    <BucketPlot
      title={t('common:dashboard.byStatus')}
      groupTitle={t('quote:column.status')}
      result={result}
      measure="count"
      labelOf={({ key }) => t(statusWordKey(key))}
    />
  );
}

const SPLIT_TEXTS = {
  agency: ['common:dashboard.byAgency', 'common:wording.agency'],
  state: ['common:dashboard.byState', 'common:wording.state'],
  product: ['common:dashboard.byProduct', 'quote:field.product'],
} as const;

function PremiumSplit({ split, period }: { split: BookSplit; period: Period }) {
  const { t } = useTranslation(['common', 'quote']);
  const [title, groupTitle] = SPLIT_TEXTS[split];
  const result: UseQueryResult<{ buckets: FigureBucket[] }> = useQuery(
    policyAggregateQuery({ ...useScope(period), groupBy: split }),
  );
  return (
    <BucketPlot
      title={t(title)}
      groupTitle={t(groupTitle)}
      result={result}
      measure="premium"
      {...(split === 'product' && { labelOf: productName })}
    />
  );
}

const productName = ({ key }: FigureBucket): string =>
  Object.entries(PRODUCTS).find(([code]) => code === key)?.[1].name ?? key;
