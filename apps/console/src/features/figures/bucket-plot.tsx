import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { Plot } from '../../kit/plots/plot';
import { amountText, Money } from '../../kit/values/money';
import { PlainTable } from '../../kit/values/plain-table';
import type { FigureBucket } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatNumber } from '../../lib/formatting';

interface BucketPlotProps {
  title: string;
  /** What the groups are: states, agencies, statuses. */
  groupTitle: string;
  result: UseQueryResult<{ buckets: FigureBucket[] }>;
  measure: 'premium' | 'count';
  labelOf?: (bucket: FigureBucket) => string;
}

// More bars than these are read in the table.
const BARS_MAX = 8;

/** Groups as bars, the largest first, and all of them as a table. */
export function BucketPlot(props: BucketPlotProps) {
  const { title, groupTitle, result, measure, labelOf = ({ label }) => label } = props;
  const { t } = useTranslation();
  const { currency, locale } = useEdition();
  const textOf = (bucket: FigureBucket) =>
    measure === 'premium'
      ? amountText(bucket.premium, currency)
      : formatNumber(bucket.count, locale);
  return (
    <section className="card" aria-label={title}>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {({ buckets }) =>
          buckets.length === 0 ? (
            <>
              <h2>{title}</h2>
              <p className="muted">{t('common:dashboard.nothing')}</p>
            </>
          ) : (
            <Plot
              title={title}
              data={{
                kind: 'bars',
                bars: [...buckets]
                  .sort((one, other) => other[measure] - one[measure])
                  .slice(0, BARS_MAX)
                  .map((bucket) => ({
                    key: bucket.key,
                    label: labelOf(bucket),
                    from: 0,
                    to: Math.max(0, bucket[measure]),
                    tone: 'plain',
                    text: textOf(bucket),
                  })),
              }}
              table={
                <PlainTable
                  label={title}
                  rows={buckets}
                  rowKey={({ key }) => key}
                  columns={[
                    { key: 'label', title: groupTitle, render: labelOf },
                    {
                      key: 'count',
                      title: t('common:dashboard.count'),
                      isNumber: true,
                      render: ({ count }) => formatNumber(count, locale),
                    },
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
          )
        }
      </Loaded>
    </section>
  );
}
