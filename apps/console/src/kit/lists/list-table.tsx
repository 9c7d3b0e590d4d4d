import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Density, ListColumn } from './list-columns';
import type { Sort } from './list-state';
import { useFullText } from './use-full-text';
import { ROW_LINK } from './use-row-keys';
import type { Selection } from './use-selection';
import './lists.css';

interface ListTableProps<Row> {
  label: string;
  columns: ListColumn<Row>[];
  /** Undefined until the first rows have come: the table then keeps its shape with grey bars. */
  rows: Row[] | undefined;
  rowHref?: ((row: Row) => string) | undefined;
  /** What a row is called where its link is not read with it. */
  rowName: (row: Row) => string;
  /** The row that is shown beside the list. */
  openId?: string | undefined;
  sort: Sort;
  density: Density;
  selection?: Selection<Row> | undefined;
  empty: ReactNode;
  onSort: (sort: Sort) => void;
}

const SKELETON_ROWS = Array.from({ length: 8 }, (_, index) => index);

/** Rows of one line each; on a telephone each is a card, which takes its role from here alone. */
export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { label, columns, rows, density, selection, empty } = props;
  const table = useRef<HTMLTableElement>(null);
  const fullText = useFullText(table);
  const width = columns.length + (selection ? 1 : 0);
  return (
    <>
      <table
        role="table"
        ref={table}
        className={`kit-list kit-list-${density}`}
        aria-label={label}
        aria-busy={rows === undefined}
      >
        <thead role="rowgroup">
          <Head {...props} />
        </thead>
        <tbody role="rowgroup">
          {rows === undefined &&
            SKELETON_ROWS.map((index) => (
              <tr key={index} role="row" className="kit-list-row">
                {selection && <td role="cell" className="kit-list-pick" />}
                {columns.map((column, place) => (
                  <td key={column.key} role="cell" className={cellClass(column, place)}>
                    <span className="kit-list-bar" />
                  </td>
                ))}
              </tr>
            ))}
          {rows?.map((row) => (
            <TableRow key={row.id} {...props} row={row} />
          ))}
          {rows?.length === 0 && (
            <tr role="row">
              <td role="cell" colSpan={width}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {fullText}
    </>
  );
}

function Head<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { columns, rows = [], sort, selection, onSort } = props;
  const { t } = useTranslation();
  const chosen = selection ? rows.filter(({ id }) => selection.has(id)).length : 0;
  return (
    <tr role="row">
      {selection && (
        <td role="cell" className="kit-list-pick">
          <Pick
            label={t('common:list.chooseAll')}
            isChosen={rows.length > 0 && chosen === rows.length}
            isPartly={chosen > 0 && chosen < rows.length}
            onChange={(isChosen) => selection.set(rows, isChosen)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <HeadCell
          key={column.key}
          column={column}
          place={place}
          order={column.sortField === sort.field ? sort.direction : null}
          onSort={onSort}
        />
      ))}
    </tr>
  );
}

interface HeadCellProps<Row> {
  column: ListColumn<Row>;
  place: number;
  order: Sort['direction'] | null;
  onSort: (sort: Sort) => void;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell<Row>({ column, place, order, onSort }: HeadCellProps<Row>) {
  const { title, sortField: field, grow } = column;
  const className = cellClass(column, place);
  const width = grow ? `${grow * GROW_PERCENT}%` : undefined;
  if (!field) {
    return (
      <th scope="col" role="columnheader" className={className} style={{ width }}>
        {title}
      </th>
    );
  }
  const direction = order === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      role="columnheader"
      className={className}
      style={{ width }}
      {...(order && { 'aria-sort': ARIA_SORT[order] })}
    >
      <button
        type="button"
        className="kit-list-sort"
        data-order={order ?? undefined}
        onClick={() => onSort({ field, direction })}
      >
        {title}
      </button>
    </th>
  );
}

// A share of the width that a text asks for; what is left over goes to all columns.
const GROW_PERCENT = 14;

interface TableRowProps<Row> extends ListTableProps<Row> {
  row: Row;
}

function TableRow<Row extends { id: string }>(props: TableRowProps<Row>) {
  const { row, columns, rowHref, rowName, openId, selection } = props;
  const { t } = useTranslation();
  const isChosen = selection?.has(row.id) ?? false;
  const isOpen = row.id === openId;
  return (
    <tr
      role="row"
      className="kit-list-row"
      data-row={row.id}
      data-chosen={isChosen || undefined}
      data-open={isOpen || undefined}
    >
      {selection && (
        <td role="cell" className="kit-list-pick">
          <Pick
            label={t('common:list.choose', { name: rowName(row) })}
            isChosen={isChosen}
            onChange={(chosen) => selection.set([row], chosen)}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <td
          key={column.key}
          role="cell"
          className={cellClass(column, place)}
          data-title={column.isNumber ? column.title : undefined}
        >
          {place === 0 && rowHref ? (
            <Link
              to={rowHref(row)}
              className="kit-list-link"
              aria-current={isOpen || undefined}
              {...{ [ROW_LINK]: '' }}
            >
              {column.render(row)}
            </Link>
          ) : (
            column.render(row)
          )}
        </td>
      ))}
    </tr>
  );
}

interface PickProps {
  label: string;
  isChosen: boolean;
  isPartly?: boolean;
  onChange: (isChosen: boolean) => void;
}

/** The box of a row; a press beside it counts too. */
function Pick({ label, isChosen, isPartly = false, onChange }: PickProps) {
  return (
    <label className="kit-list-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        ref={(box) => {
          if (box) box.indeterminate = isPartly;
        }}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

function cellClass<Row>({ key, isNumber, grow, from, onCard }: ListColumn<Row>, place: number) {
  const classes = [
    'kit-list-cell',
    isNumber && 'kit-number',
    grow && 'kit-list-grow',
    from && `kit-list-from-${from}`,
    place === 0 && 'kit-list-first',
    (onCard || key === 'status') && 'kit-list-on-card',
    onCard === 'line' && 'kit-list-line',
    key === 'actions' && 'kit-list-actions',
  ];
  return classes.filter(Boolean).join(' ');
}
