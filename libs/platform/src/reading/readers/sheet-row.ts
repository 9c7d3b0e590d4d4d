/** A row of a sheet with its line in the file, or its number in the workbook. */
export interface SheetRow extends BookRow {
  line: number;
}

/** What a row of a workbook says. */
export interface BookRow {
  cells: string[];
  /** The places of its cells that are numbers; left out where there is none. */
  numbers?: number[];
}

/** How much is taken of a sheet. */
export interface RowsAsk {
  /** Rows that are read, the headings among them; those after them are not. */
  rowsMax: number;
  cellsMax: number;
  /** Whether a cell that is computed is refused; otherwise what it showed last is read. */
  refusesFormulas?: boolean;
  /** The row, from 1, from which on a cell of a workbook may refuse it; 1 where it is left out. */
  refusesFrom?: number;
}

/** A sheet of a workbook. */
export interface BookSheet {
  name: string;
  rows: (ask: RowsAsk) => Iterable<BookRow>;
}
