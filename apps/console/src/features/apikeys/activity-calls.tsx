import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Flex, Skeleton } from 'antd';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/pages/empty-state';
import { Loaded } from '../../kit/pages/loaded';
import { PlainTable } from '../../kit/values/plain-table';
import { StatusTag } from '../../kit/values/status-tag';
import type { ApiCall, ApiCallSearch } from '../../lib/api-types';
import { useEdition } from '../../lib/edition';
import { formatDateTime, formatNumber } from '../../lib/formatting';
import { apiCallsQuery } from './api';

const FIRST_FAILURE = 400;

/** The calls, the newest first; the server leads from page to page by its cursor. */
export function ActivityCalls({ query }: { query: ApiCallSearch }) {
  const [cursors, setCursors] = useState<string[]>([]);
  const searchAfter = cursors.at(-1);
  const paged = { pageRequested: cursors.length, ...(searchAfter && { searchAfter }) };
  const result = useQuery({
    ...apiCallsQuery({ ...query, ...paged }),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded result={result} skeleton={<Skeleton active paragraph={{ rows: 6 }} />}>
      {(data) => <Calls data={data} cursors={cursors} setCursors={setCursors} />}
    </Loaded>
  );
}

interface CallsProps {
  data: { content: ApiCall[]; totalElements: number; searchAfter: string | null };
  cursors: string[];
  setCursors: Dispatch<SetStateAction<string[]>>;
}

function Calls({ data, cursors, setCursors }: CallsProps) {
  const { t } = useTranslation();
  const { locale } = useEdition();
  if (data.totalElements === 0) {
    return <EmptyState title={t('common:table.noData')} text={t('common:apiActivity.empty')} />;
  }
  const next = data.searchAfter;
  return (
    <div className="card">
      <PlainTable
        isList
        label={t('common:apiActivity.list')}
        rows={data.content}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'time',
            title: t('common:apiActivity.time'),
            render: ({ created }) => formatDateTime(created, locale),
          },
          {
            key: 'client',
            title: t('common:apiActivity.client'),
            render: ({ apiClientName }) => apiClientName ?? t('common:apiKeys.unnamed'),
          },
          {
            key: 'method',
            title: t('common:apiActivity.method'),
            render: ({ method }) => method,
          },
          { key: 'path', title: t('common:apiActivity.path'), render: ({ path }) => path },
          {
            key: 'status',
            title: t('common:apiActivity.status'),
            render: ({ status }) => (
              <StatusTag tone={status < FIRST_FAILURE ? 'good' : 'lost'} label={String(status)} />
            ),
          },
          {
            key: 'duration',
            title: t('common:apiActivity.duration'),
            isNumber: true,
            render: ({ durationMs }) => `${formatNumber(durationMs, locale)} ms`,
          },
        ]}
      />
      <Flex justify="space-between" align="center" gap={8} wrap>
        <p className="muted" role="status">
          {t('common:apiActivity.count', { count: data.totalElements })}
        </p>
        <Flex gap={8}>
          <Button
            disabled={cursors.length === 0}
            onClick={() => setCursors((known) => known.slice(0, -1))}
          >
            {t('common:apiActivity.newer')}
          </Button>
          <Button
            disabled={next === null}
            onClick={() => next !== null && setCursors((known) => [...known, next])}
          >
            {t('common:apiActivity.older')}
          </Button>
        </Flex>
      </Flex>
    </div>
  );
}
