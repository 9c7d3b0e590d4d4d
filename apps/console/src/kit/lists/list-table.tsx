import { ConfigProvider, Skeleton, Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Density, ListColumn } from './list-columns';
import type { Sort } from './list-state';
import { ROW_LINK } from './use-row-keys';

interface ListTableProps<Row> {
  label: string;
  columns: ListColumn<Row>[];
  /** Undefined until the first rows have come: the table then keeps its shape with grey bars. */
  rows: Row[] | undefined;
  rowHref?: (row: Row) => string;
  sort: Sort;
  density: Density;
  empty: ReactNode;
  onSort: (sort: Sort) => void;
}

type TableColumn<Row> = NonNullable<TableProps<Row>['columns']>[number];

const SKELETON_ROWS = Array.from({ length: 8 }, (_, index) => ({ id: `skeleton-${index}` }));
const SIZES = { comfortable: 'middle', compact: 'small' } as const;
const DIRECTIONS = { ascend: 'asc', descend: 'desc' } as const;

// Rows of 40 px, or of 32 px when compact.
const TABLE_TOKENS = {
  cellPaddingBlockMD: 8,
  cellPaddingBlockSM: 4,
  bodySortBg: 'transparent',
  headerSortActiveBg: 'var(--page)',
  headerSortHoverBg: 'var(--chosen)',
} as const;

export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  return (
    <ConfigProvider theme={{ components: { Table: TABLE_TOKENS } }}>
      {props.rows ? <Rows {...props} rows={props.rows} /> : <SkeletonRows {...props} />}
    </ConfigProvider>
  );
}

function SkeletonRows<Row>({ label, columns, density }: ListTableProps<Row>) {
  return (
    <Table
      aria-label={label}
      aria-busy
      size={SIZES[density]}
      rowKey="id"
      pagination={false}
      dataSource={SKELETON_ROWS}
      columns={columns.map(({ key, title, from }) => ({
        key,
        title,
        ...(from && { responsive: [from] }),
        render: () => <Skeleton.Button active block size="small" className="kit-skeleton" />,
      }))}
    />
  );
}

function Rows<Row extends { id: string }>(props: ListTableProps<Row> & { rows: Row[] }) {
  const { label, columns, rows, rowHref, sort, density, empty, onSort } = props;
  return (
    <Table<Row>
      aria-label={label}
      size={SIZES[density]}
      rowKey="id"
      pagination={false}
      showSorterTooltip={false}
      // Without the third state a press always sorts, so the address always names an order.
      sortDirections={['ascend', 'descend', 'ascend']}
      dataSource={rows}
      columns={columns.map((column, index) =>
        toTableColumn(column, sort, index === 0 ? rowHref : undefined),
      )}
      locale={{ emptyText: empty }}
      onChange={(_, __, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? sorter[0]! : sorter;
        const field = columns.find(({ key }) => key === columnKey)?.sortField;
        if (field && order) onSort({ field, direction: DIRECTIONS[order] });
      }}
    />
  );
}

function toTableColumn<Row extends { id: string }>(
  { key, title, render, sortField, isNumber, from }: ListColumn<Row>,
  sort: Sort,
  rowHref?: (row: Row) => string,
): TableColumn<Row> {
  const order = sort.direction === 'asc' ? 'ascend' : 'descend';
  return {
    key,
    title,
    ...(isNumber && { className: 'kit-number', align: 'right' as const }),
    ...(from && { responsive: [from] }),
    ...(sortField && { sorter: true, sortOrder: sort.field === sortField ? order : null }),
    render: (_, row) =>
      rowHref ? (
        <Link to={rowHref(row)} {...{ [ROW_LINK]: '' }}>
          {render(row)}
        </Link>
      ) : (
        render(row)
      ),
  };
}
