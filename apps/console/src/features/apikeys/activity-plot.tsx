import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../kit/values/plain-table';
import { Plot } from '../../kit/plots/plot';
import type { ActivityPoint } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatDateTime, formatNumber } from '../../lib/formatting';

/** Calls over time: a column for each step, its failed part in another tone. */
export function ActivityPlot({ points }: { points: ActivityPoint[] }) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const most = Math.max(0, ...points.map(({ count }) => count));
  const total = points.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="card" aria-label={t('common:apiActivity.graph')}>
      <Plot
        title={t('common:apiActivity.graph')}
        data={{
          kind: 'series',
          steps: points.map(({ time }) => formatDateTime(time, locale)),
          series: [
            {
              name: t('common:apiActivity.succeeded'),
              tone: 'plain',
              values: points.map(({ count, errorCount }) => count - errorCount),
            },
            {
              name: t('common:apiActivity.failed'),
              tone: 'lost',
              values: points.map(({ errorCount }) => errorCount),
            },
          ],
          text: t('common:apiActivity.graphText', { total, most }),
        }}
        table={
          <PlainTable
            label={t('common:apiActivity.graph')}
            rows={points.filter(({ count }) => count > 0)}
            rowKey={({ time }) => time}
            columns={[
              {
                key: 'time',
                title: t('common:apiActivity.time'),
                render: ({ time }) => formatDateTime(time, locale),
              },
              {
                key: 'count',
                title: t('common:apiActivity.calls'),
                isNumber: true,
                render: ({ count }) => formatNumber(count, locale),
              },
              {
                key: 'errors',
                title: t('common:apiActivity.failed'),
                isNumber: true,
                render: ({ errorCount }) => formatNumber(errorCount, locale),
              },
            ]}
          />
        }
      />
    </section>
  );
}
