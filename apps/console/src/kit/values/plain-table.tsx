import { useRef, type ReactNode } from 'react';
import { useFullText } from '../lists/use-full-text';
import '../kit.css';
import '../lists/lists.css';

export interface PlainColumn<Row> {
  key: string;
  title: string;
  isNumber?: boolean;
  render: (row: Row) => ReactNode;
}

interface PlainTableProps<Row> {
  label: string;
  columns: PlainColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The rows are records, of one line each; what is cut is read by pointer and keyboard. */
  isList?: boolean;
}

/** A table that is only read: no sorting, no pages; it scrolls sideways where it has no room. */
export function PlainTable<Row>(props: PlainTableProps<Row>) {
  const { label, columns, rows, rowKey, isList = false } = props;
  const table = useRef<HTMLTableElement>(null);
  const fullText = useFullText(table);
  const cell = ({ isNumber }: PlainColumn<Row>): string =>
    `${isNumber ? 'kit-number' : ''} ${isList ? 'kit-list-cell' : ''}`.trim();
  return (
    <div className="kit-scroll" role="region" aria-label={label} tabIndex={0}>
      <table ref={table} className={isList ? 'kit-plain-table kit-plain-list' : 'kit-plain-table'}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={column.isNumber ? 'kit-number' : undefined}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={isList ? 'kit-list-row' : undefined}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={cell(column)}>
                    {column.render(row)}
                  </th>
                ) : (
                  <td key={column.key} className={cell(column)}>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {isList && fullText}
    </div>
  );
}
