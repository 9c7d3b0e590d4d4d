/** A row of a sheet with its line in the file, or its number in the workbook. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** How much is taken of a sheet. */
export interface RowsAsk {
  /** Rows that are read, the headings among them; those after them are not. */
  rowsMax: number;
  cellsMax: number;
  /** Whether a cell that is computed is refused; otherwise what it showed last is read. */
  refusesFormulas?: boolean;
}

/** A sheet of a workbook. */
export interface BookSheet {
  name: string;
  rows: (ask: RowsAsk) => Iterable<string[]>;
}
