import { Skeleton, Table, type TableProps } from 'antd';
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
  rowHref: (row: Row) => string;
  sort: Sort;
  density: Density;
  empty: ReactNode;
  onSort: (sort: Sort) => void;
}

type TableColumn<Row> = NonNullable<TableProps<Row>['columns']>[number];

const SKELETON_ROWS = Array.from({ length: 8 }, (_, index) => ({ id: `skeleton-${index}` }));
const DIRECTIONS = { ascend: 'asc', descend: 'desc' } as const;

export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { label, columns, rows, rowHref, sort, density, empty, onSort } = props;
  const size = density === 'compact' ? 'small' : 'middle';
  if (!rows) {
    return (
      <Table
        aria-label={label}
        aria-busy
        size={size}
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
  return (
    <Table<Row>
      aria-label={label}
      size={size}
      rowKey="id"
      pagination={false}
      showSorterTooltip={false}
      // Without the third state a press always sorts, so the address always names an order.
      sortDirections={['ascend', 'descend', 'ascend']}
      dataSource={rows}
      columns={columns.map((column, index) => toTableColumn(column, index === 0, sort, rowHref))}
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
  isLink: boolean,
  sort: Sort,
  rowHref: (row: Row) => string,
): TableColumn<Row> {
  const order = sort.direction === 'asc' ? 'ascend' : 'descend';
  return {
    key,
    title,
    ...(isNumber && { className: 'kit-number' }),
    ...(from && { responsive: [from] }),
    ...(sortField && { sorter: true, sortOrder: sort.field === sortField ? order : null }),
    render: (_, row) =>
      isLink ? (
        <Link to={rowHref(row)} {...{ [ROW_LINK]: '' }}>
          {render(row)}
        </Link>
      ) : (
        render(row)
      ),
  };
}
