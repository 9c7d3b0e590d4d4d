import type { Page } from '@palisade/kernel';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, Flex, Pagination } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../pages/empty-state';
import { ErrorState } from '../pages/error-state';
import type { ListFilter } from './filter-chips';
import { visibleColumns, type ListColumn } from './list-columns';
import { ListTable } from './list-table';
import { ListToolbar } from './list-toolbar';
import { useExport, type PageAt } from './use-export';
import { useListPreferences } from './use-list-preferences';
import type { ListController } from './use-list-state';
import { useRowKeys } from './use-row-keys';
import '../kit.css';

export interface ListViewProps<Row> {
  /** What the rows are, for who cannot see the page around them. */
  label: string;
  /** Names the stored preferences and the exported file. */
  id: string;
  columns: ListColumn<Row>[];
  list: ListController;
  result: UseQueryResult<Page<Row>>;
  /** Where a row leads; absent when rows have no page of their own. */
  rowHref?: (row: Row) => string;
  countLabel: (count: number) => string;
  filters?: ListFilter[];
  /** Why there is nothing yet and what to do, when no search or filter is the reason. */
  empty: { text: string; action?: ReactNode };
  /** A page of the rows that are searched for, in their order, for the file of all of them. */
  readPage: (at: PageAt) => Promise<Page<Row>>;
}

/** Toolbar, rows and footer of a list: the address holds its state, the server its rows. */
export function ListView<Row extends { id: string }>(props: ListViewProps<Row>) {
  const { id, columns, list, result, rowHref, filters = [], readPage } = props;
  const { t } = useTranslation();
  const [preferences, setPreferences] = useListPreferences(id);
  const shown = visibleColumns(columns, preferences);
  const file = useExport(shown, readPage);
  const page = useKeptPage(result.data);
  const table = useRef<HTMLDivElement>(null);
  useRowKeys(table);
  useLastPage(list, result.data);

  return (
    <>
      <ListToolbar
        fileName={id}
        list={list}
        filters={filters}
        columns={columns}
        preferences={preferences}
        onPreferences={setPreferences}
        exportFile={file.run}
      />
      {result.isError && (
        <ErrorState
          error={result.error}
          {...(page && { kept: t('common:list.kept') })}
          onRetry={() => void result.refetch()}
        />
      )}
      {(page || !result.isError) && (
        <div ref={table} className="kit-list-table" aria-busy={result.isFetching}>
          <ListTable
            label={props.label}
            columns={shown}
            rows={page?.content}
            {...(rowHref && { rowHref })}
            sort={list.state.sort}
            density={preferences.density}
            empty={<NoRows list={list} empty={props.empty} />}
            onSort={(sort) => list.change({ sort })}
          />
        </div>
      )}
      <ListFooter list={list} page={page} countLabel={props.countLabel} />
      {file.sheet}
    </>
  );
}

interface ListFooterProps {
  list: ListController;
  page: Page<unknown> | undefined;
  countLabel: (count: number) => string;
}

function ListFooter({ list, page, countLabel }: ListFooterProps) {
  const { t } = useTranslation();
  const count = page ? countLabel(page.totalElements) : '';
  return (
    <Flex justify="space-between" align="center" gap={8} wrap>
      <p className="muted" role="status">
        {page?.totalIsLowerBound ? t('common:list.atLeast', { count }) : count}
      </p>
      {page && page.totalElements > 0 && (
        <Pagination
          current={list.state.page + 1}
          pageSize={list.state.size}
          total={page.totalElements}
          showSizeChanger={list.sizes.length > 1}
          pageSizeOptions={[...list.sizes]}
          onChange={(number, size) =>
            list.change(size === list.state.size ? { page: number - 1 } : { size })
          }
        />
      )}
    </Flex>
  );
}

function NoRows({ list, empty }: Pick<ListViewProps<never>, 'list' | 'empty'>) {
  const { t } = useTranslation();
  const { search, filters } = list.state;
  const isNarrowed = search !== '' || Object.keys(filters).length > 0;
  const clear = () => list.change({ search: '', filters: {} });
  return isNarrowed ? (
    <EmptyState
      title={t('common:table.noData')}
      text={t('common:list.noMatch')}
      action={<Button onClick={clear}>{t('common:list.clear')}</Button>}
    />
  ) : (
    <EmptyState title={t('common:table.noData')} {...empty} />
  );
}

/** The newest rows that came; a failed call leaves the older ones on the screen. */
function useKeptPage<Row>(page: Page<Row> | undefined): Page<Row> | undefined {
  const [kept, setKept] = useState(page);
  if (page && page !== kept) setKept(page);
  return page ?? kept;
}

/** Rows can go while an address is kept; a page beyond the last becomes the last. */
function useLastPage(list: ListController, page: Page<unknown> | undefined): void {
  const last = page && page.totalPages > 0 ? page.totalPages - 1 : 0;
  useEffect(() => {
    if (page && page.number === list.state.page && page.number > last) list.change({ page: last });
  }, [page, last, list]);
}
