import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { Plot } from '../../kit/plots/plot';
import { PlainTable } from '../../kit/values/plain-table';
import type { ActivityCountSearch } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatNumber } from '../../lib/formatting';
import { activityCountsQuery } from '../../features/activity/api';
import { nounOf, SUBJECTS } from './subjects';

/** How much was done to each kind of record, as the list below is narrowed. */
export function ActivityCounts({ query }: { query: ActivityCountSearch }) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  const result = useQuery(activityCountsQuery({ ...query, groupBy: 'subject' }));
  const title = t('common:activity.counts');
  const labelOf = (key: string) => t(SUBJECTS[nounOf(key)].labelKey);
  return (
    <section className="card" aria-label={title}>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {({ buckets, missing }) =>
          buckets.length === 0 ? (
            <p className="muted">
              {t(missing.length ? 'common:activity.missing' : 'common:activity.empty')}
            </p>
          ) : (
            <Plot
              title={title}
              data={{
                kind: 'bars',
                bars: buckets.map(({ key, count }) => ({
                  key,
                  label: labelOf(key),
                  from: 0,
                  to: count,
                  tone: 'plain',
                  text: formatNumber(count, locale),
                })),
              }}
              table={
                <PlainTable
                  label={title}
                  rows={buckets}
                  rowKey={({ key }) => key}
                  columns={[
                    {
                      key: 'subject',
                      title: t('common:activity.object'),
                      render: ({ key }) => labelOf(key),
                    },
                    {
                      key: 'count',
                      title: t('common:dashboard.count'),
                      isNumber: true,
                      render: ({ count }) => formatNumber(count, locale),
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
