import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../kit/pages/loaded';
import { PlainTable } from '../../kit/values/plain-table';
import { RelativeTime } from '../../kit/values/relative-time';
import { StatusTag } from '../../kit/values/status-tag';
import type { FindingChange } from '../../lib/connector-types';
import { changesQuery, type OfConnector } from './api';

/** What opened and what was closed from one reading to the next; nothing while nothing did. */
export function FindingChanges(path: OfConnector) {
  const { t } = useTranslation(['common', 'carrier']);
  const result = useQuery(changesQuery(path));
  if (result.data?.content.length === 0) return null;
  return (
    <section className="card" aria-label={t('carrier:connectors.changes')}>
      <h2>{t('carrier:connectors.changes')}</h2>
      <Loaded result={result} skeleton={<Skeleton active />}>
        {({ content }) => <ChangeTable changes={content} />}
      </Loaded>
    </section>
  );
}

function ChangeTable({ changes }: { changes: FindingChange[] }) {
  const { t } = useTranslation(['common', 'carrier']);
  return (
    <PlainTable
      label={t('carrier:connectors.changes')}
      rows={changes}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          title: t('carrier:connectors.column.action'),
          render: ({ title, subject }) => (
            <>
              {title}
              <div className="muted">{subject}</div>
            </>
          ),
        },
        {
          key: 'change',
          title: t('carrier:connectors.column.change'),
          render: ({ change }) => (
            <StatusTag
              tone={change === 'CLOSED' ? 'good' : 'lost'}
              label={t(`carrier:connectors.change.${change}`)}
            />
          ),
        },
        {
          key: 'severity',
          title: t('carrier:connectors.column.severity'),
          render: ({ severity }) => t(`carrier:connectors.severity.${severity}`),
        },
        {
          key: 'date',
          title: t('carrier:connectors.column.when'),
          render: ({ date }) => <RelativeTime value={date} />,
        },
      ]}
    />
  );
}
