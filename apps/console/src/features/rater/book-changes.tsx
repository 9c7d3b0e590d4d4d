import { useQuery } from '@tanstack/react-query';
import { Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/pages/empty-state';
import { ErrorState } from '../../kit/pages/error-state';
import { LabelledField } from '../../kit/forms/labelled-field';
import { PlainTable } from '../../kit/values/plain-table';
import { bookChangesQuery, booksQuery } from './api';
import type { RateBookDetail } from './types';

const VERSIONS_MAX = 100;

/** The rows in which a version differs from another one. */
export function BookChanges({ book }: { book: RateBookDetail }) {
  const { t } = useTranslation(['common', 'coverage']);
  const [against, setAgainst] = useState<string>();
  const { region } = book;
  const versions = useQuery(
    booksQuery({ page: 0, size: VERSIONS_MAX, sort: 'effectiveFrom,desc', region }),
  );
  const result = useQuery(bookChangesQuery(book.id, against));
  const options = (versions.data?.content ?? [])
    .filter(({ id }) => id !== book.id)
    .map(({ id, version }) => ({ value: id, label: version }));
  return (
    <section className="card rater-section">
      <LabelledField label={t('coverage:rater.against')}>
        {(labelled) => (
          <Select
            {...labelled}
            value={against ?? options.find(({ label }) => label === book.basedOn)?.value}
            options={options}
            onChange={setAgainst}
          />
        )}
      </LabelledField>
      {result.isError && <ErrorState error={result.error} onRetry={() => void result.refetch()} />}
      {result.isPending && <Skeleton active />}
      {result.data?.changes.length === 0 && (
        <EmptyState
          title={t('common:table.noData')}
          text={t('coverage:rater.noChanges', { version: result.data.against })}
        />
      )}
      {result.data && result.data.changes.length > 0 && (
        <PlainTable
          label={t('coverage:rater.tab.changes')}
          columns={[
            { key: 'table', title: t('coverage:rater.table'), render: ({ table }) => table },
            { key: 'row', title: t('coverage:rater.row'), render: ({ row }) => row || '–' },
            {
              key: 'before',
              title: result.data.against,
              isNumber: true,
              render: ({ before }) => before ?? '–',
            },
            {
              key: 'after',
              title: book.version,
              isNumber: true,
              render: ({ after }) => after ?? '–',
            },
          ]}
          rows={result.data.changes}
          rowKey={({ table, row }) => `${table} ${row}`}
        />
      )}
    </section>
  );
}
