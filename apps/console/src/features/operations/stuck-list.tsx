import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/pages/empty-state';
import { ErrorState } from '../../kit/pages/error-state';
import { PlainTable, type PlainColumn } from '../../kit/values/plain-table';
import { ShortDate } from '../../kit/values/short-date';
import type { StuckItem } from '../../lib/api-types';
import { usePermissions } from '../../lib/session';
import { stuckQuery } from './api';
import { StuckActions } from './stuck-actions';

/** What is stuck in one service, with the way to try it again. */
export function StuckList({ service }: { service: string }) {
  const { t } = useTranslation();
  const { can } = usePermissions();
  const { data, error, refetch } = useQuery(stuckQuery(service));
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  if (data.length === 0) {
    return (
      <EmptyState
        title={t('common:operations.nothing')}
        text={t('common:operations.nothingText', { service })}
      />
    );
  }
  const columns: PlainColumn<StuckItem>[] = [
    { key: 'type', title: t('common:operations.event'), render: ({ type }) => type },
    {
      key: 'kind',
      title: t('common:operations.kind'),
      render: ({ kind }) => t(`common:operations.kind.${kind}`),
    },
    { key: 'subject', title: t('common:operations.subject'), render: ({ subject }) => subject },
    {
      key: 'attempts',
      title: t('common:operations.attempts'),
      isNumber: true,
      render: ({ attempts }) => attempts ?? '–',
    },
    {
      key: 'error',
      title: t('common:operations.error'),
      render: ({ error: reason }) => reason ?? t('common:operations.waits'),
    },
    {
      key: 'since',
      title: t('common:operations.since'),
      render: ({ since }) => <ShortDate value={since} />,
    },
  ];
  const retry: PlainColumn<StuckItem> = {
    key: 'retry',
    title: t('common:list.actions'),
    render: (item) =>
      item.isRetryable ? (
        <StuckActions service={service} item={item} />
      ) : (
        t('common:operations.goesOn')
      ),
  };
  return (
    <PlainTable
      isList
      label={t('common:operations.stuckIn', { service })}
      columns={can('feature-flag:edit') ? [...columns, retry] : columns}
      rows={data}
      rowKey={({ kind, id }) => `${kind} ${id}`}
    />
  );
}
