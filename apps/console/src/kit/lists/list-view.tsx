import type { Page } from '@palisade/kernel';
import { useQuery, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Button, Flex, Pagination } from 'antd';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../pages/empty-state';
import { ErrorState } from '../pages/error-state';
import type { BulkAction } from './bulk/bulk-action';
import type { BulkBarProps } from './bulk/bulk-bar';
import type { ListFilter } from './filter-chips';
import { visibleColumns, type ListColumn } from './list-columns';
import { searchOf } from './list-state';
import { ListTable } from './list-table';
import { ListToolbar } from './list-toolbar';
import type { PageSource } from './page-source';
import type { Narrowing } from './narrowing-chips';
import type { ListReport } from './reports/reports';
import { useExport } from './use-export';
import { useListPreferences } from './use-list-preferences';
import type { ListController } from './use-list-state';
import { useRowKeys } from './use-row-keys';
import { useSelection } from './use-selection';
import type { BuiltInView } from './views/list-views';
import type { ViewTabsProps } from './views/view-tabs';
import '../kit.css';

/** A list stands before its tabs and what is done with many rows have come. */
const LazyTabs = lazy(async () => ({ default: (await import('./views/view-tabs')).ViewTabs }));
const LazyBulkBar = lazy(async () => ({ default: (await import('./bulk/bulk-bar')).BulkBar }));

/** The views of a list; lists of the same rows share them by their id. */
export interface ListViews {
  id: string;
  builtIn: BuiltInView[];
  /** Where the list is, when the address is that of one of its rows. */
  path?: string;
}

export interface ListViewProps<Row, Key extends QueryKey> {
  /** What the rows are, for who cannot see the page around them. */
  label: string;
  /** Names the stored preferences and the exported file. */
  id: string;
  columns: ListColumn<Row>[];
  list: ListController;
  /** Reads the rows: those of the page, of its tabs and of the file of all of them. */
  source: PageSource<Row, Key>;
  /** Where a row leads; absent when rows have no page of their own. */
  rowHref?: (row: Row) => string;
  /** What a row is called. */
  rowName: (row: Row) => string;
  countLabel: (count: number) => string;
  filters?: ListFilter[];
  /** What else the address narrows the rows by. */
  narrowings?: readonly Narrowing[];
  views?: ListViews;
  /** How the list is mailed. */
  report?: ListReport | undefined;
  /** What can be done with the rows that are ticked. */
  bulk?: BulkAction<Row>[];
  /** The row that is shown beside the list. */
  openId?: string | undefined;
  /** What j and k do, where they do not go from row to row. */
  onStep?: (by: 1 | -1) => void;
  /** Hears of the rows that are shown. */
  onRows?: (page: Page<Row>) => void;
  /** Why there is nothing yet and what to do, when no search or filter is the reason. */
  empty: { text: string; action?: ReactNode };
}

const NONE: readonly Narrowing[] = [];

/** Tabs, toolbar, rows and footer of a list: the address holds its state, the server its rows. */
export function ListView<Row extends { id: string }, Key extends QueryKey>(
  props: ListViewProps<Row, Key>,
) {
  const { id, columns, list, source, rowName, filters = [], views, bulk = [], onRows } = props;
  const queryClient = useQueryClient();
  const [preferences, setPreferences] = useListPreferences(id);
  const shown = visibleColumns(columns, preferences);
  const result = useQuery(source(list.query));
  const file = useExport(shown, (at) => queryClient.fetchQuery(source({ ...list.query, ...at })));
  const page = useRows(list, result.data, onRows);
  const selection = useSelection(searchOf(list.state, list.rules), page?.content);

  return (
    <>
      {views && (
        <Suspense fallback={<div className="kit-views-space" />}>
          <Tabs {...views} list={list} source={source} />
        </Suspense>
      )}
      <ListToolbar
        label={props.label}
        fileName={id}
        list={list}
        report={props.report}
        filters={filters}
        narrowings={props.narrowings ?? NONE}
        columns={columns}
        preferences={preferences}
        onPreferences={setPreferences}
        exportFile={file.run}
      />
      {selection.rows.length > 0 && (
        <Suspense>
          <Bulk
            selection={selection}
            actions={bulk}
            rowName={rowName}
            fileName={id}
            exportRows={file.run}
          />
        </Suspense>
      )}
      <ReadFailure reading={result} isKept={page !== undefined} />
      {(page || !result.isError) && (
        <RowKeys reading={result} onStep={props.onStep}>
          <ListTable
            label={props.label}
            columns={shown}
            rows={page?.content}
            rowHref={props.rowHref}
            rowName={rowName}
            openId={props.openId}
            sort={list.state.sort}
            density={preferences.density}
            selection={selection}
            empty={<NoRows list={list} empty={props.empty} />}
            onSort={(sort) => list.change({ sort })}
          />
        </RowKeys>
      )}
      <ListFooter list={list} page={page} countLabel={props.countLabel} />
      {file.sheet}
    </>
  );
}

/** A component that is loaded later loses the row that it is of. */
const Bulk = LazyBulkBar as unknown as <Row extends { id: string }>(
  props: BulkBarProps<Row>,
) => ReactNode;
const Tabs = LazyTabs as unknown as <Row, Key extends QueryKey>(
  props: ViewTabsProps<Row, Key>,
) => ReactNode;
interface ReadFailureProps {
  reading: { error: Error | null; refetch: () => Promise<unknown> };
  /** Older rows are still shown. */
  isKept: boolean;
}

/** Why the rows could not be read. */
function ReadFailure({ reading: { error, refetch }, isKept }: ReadFailureProps) {
  const { t } = useTranslation();
  if (!error) return null;
  const kept = isKept && { kept: t('common:list.kept') };
  return <ErrorState error={error} {...kept} onRetry={() => void refetch()} />;
}

interface RowKeysProps {
  /** Under way, perhaps with the rows of another page or search. */
  reading: { isFetching: boolean; isPlaceholderData: boolean };
  onStep?: ((by: 1 | -1) => void) | undefined;
  children: ReactNode;
}

/** The place of the rows, in which j, k and x go from one to the next. */
function RowKeys({ reading, onStep, children }: RowKeysProps) {
  const place = useRef<HTMLDivElement>(null);
  useRowKeys(place, onStep);
  return (
    <div
      ref={place}
      className="kit-list-table"
      aria-busy={reading.isFetching}
      data-older={reading.isPlaceholderData || undefined}
    >
      {children}
    </div>
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

function NoRows({ list, empty }: Pick<ListViewProps<never, never>, 'list' | 'empty'>) {
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

/** The rows that are shown, as whoever wants to know hears of them. */
function useRows<Row>(
  list: ListController,
  data: Page<Row> | undefined,
  onRows: ((page: Page<Row>) => void) | undefined,
): Page<Row> | undefined {
  const page = useKeptPage(data);
  useLastPage(list, data);
  useEffect(() => {
    if (page) onRows?.(page);
  }, [page, onRows]);
  return page;
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
