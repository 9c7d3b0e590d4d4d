import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../kit/plain-table';
import { PlotOrTable } from '../../kit/plot-or-table';
import type { ActivityPoint } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatDateTime, formatNumber } from '../../lib/formatting';
import './api-activity.css';

const HEIGHT = 100;
const GAP = 0.2;

/** Calls over time: a column for each step, its failed part in another tone. */
export function ActivityPlot({ points }: { points: ActivityPoint[] }) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const most = Math.max(1, ...points.map(({ count }) => count));
  const heightOf = (value: number) => (value / most) * HEIGHT;
  const [first, last] = [points.at(0), points.at(-1)];
  const total = points.reduce((sum, { count }) => sum + count, 0);
  return (
    <section className="card activity-plot" aria-label={t('common:apiActivity.graph')}>
      <PlotOrTable
        title={t('common:apiActivity.graph')}
        plot={
          <figure>
            <svg
              viewBox={`0 0 ${Math.max(points.length, 1)} ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={t('common:apiActivity.graphText', { total, most })}
            >
              {points.map(({ time, count, errorCount }, at) => (
                <g key={time}>
                  <title>{`${formatDateTime(time, locale)}: ${formatNumber(count, locale)}`}</title>
                  <rect
                    className="activity-good"
                    x={at + GAP / 2}
                    y={HEIGHT - heightOf(count)}
                    width={1 - GAP}
                    height={heightOf(count - errorCount)}
                  />
                  <rect
                    className="activity-failed"
                    x={at + GAP / 2}
                    y={HEIGHT - heightOf(errorCount)}
                    width={1 - GAP}
                    height={heightOf(errorCount)}
                  />
                </g>
              ))}
            </svg>
            <figcaption className="muted">
              <span>{first && formatDateTime(first.time, locale)}</span>
              <span>{t('common:apiActivity.most', { most })}</span>
              <span>{last && formatDateTime(last.time, locale)}</span>
            </figcaption>
          </figure>
        }
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
