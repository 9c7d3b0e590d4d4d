import type { ReactNode } from 'react';
import '../kit.css';

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
}

/** A table that is only read: no sorting, no pages; it scrolls sideways where it has no room. */
export function PlainTable<Row>({ label, columns, rows, rowKey }: PlainTableProps<Row>) {
  return (
    <div className="kit-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="kit-plain-table">
        <thead>
          <tr>
            {columns.map(({ key, title, isNumber }) => (
              <th key={key} scope="col" className={isNumber ? 'kit-number' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ key, isNumber, render }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {render(row)}
                  </th>
                ) : (
                  <td key={key} className={isNumber ? 'kit-number' : undefined}>
                    {render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
