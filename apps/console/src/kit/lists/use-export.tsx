import type { Page } from '@palisade/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ListColumn } from './list-columns';
import type { SheetFormat } from './sheet';
import { writeSheet } from './write-sheet';

/** A page of a list, without what the person has turned to. */
export interface PageAt {
  page: number;
  size: number;
}

// Spec 2 §9: the largest page of a list; and the count at which the server's own file ends.
const PAGE_SIZE = 100;
const ROWS_MAX = 10_000;

/** What can be done with a row is no column of a file. */
const ACTIONS = 'actions';

/**
 * Writes a list as people read it: the shown columns under their headings, the values as their cells
 * show them. The rows are drawn out of sight for it, page by page.
 */
export function useExport<Row extends { id: string }>(
  shown: ListColumn<Row>[],
  readPage: (at: PageAt) => Promise<Page<Row>>,
) {
  const columns = shown.filter(({ key }) => key !== ACTIONS);
  const [rows, setRows] = useState<Row[]>([]);
  const sheet = useRef<HTMLDivElement>(null);
  const drawn = useRef<((cells: string[][]) => void) | null>(null);
  useLayoutEffect(() => {
    if (sheet.current) drawn.current?.(cellsOf(sheet.current));
    drawn.current = null;
  }, [rows]);

  const draw = (content: Row[]): Promise<string[][]> =>
    new Promise((resolve) => {
      drawn.current = resolve;
      setRows(content);
    });
  /** Of the rows that are given, or of all that the list can read. */
  const run = async (format: SheetFormat, given?: Row[]): Promise<Blob> => {
    const lines: string[][] = given ? await draw(given) : await drawAll();
    setRows([]);
    return writeSheet({ columns, rows: lines }, format);
  };
  const drawAll = async (): Promise<string[][]> => {
    const lines: string[][] = [];
    for (let page = 0; page * PAGE_SIZE < ROWS_MAX; page++) {
      const { content, totalPages } = await readPage({ page, size: PAGE_SIZE });
      lines.push(...(await draw(content)));
      if (page + 1 >= totalPages) break;
    }
    return lines;
  };
  return {
    run,
    sheet: (
      <div ref={sheet} hidden>
        {rows.map((row) => (
          <div key={row.id}>
            {columns.map(({ key, render }) => (
              <div key={key}>{render(row)}</div>
            ))}
          </div>
        ))}
      </div>
    ),
  };
}

const cellsOf = (sheet: HTMLElement): string[][] =>
  [...sheet.children].map((row) => [...row.children].map((cell) => cell.textContent.trim()));
