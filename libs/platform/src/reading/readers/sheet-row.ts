import type { Charset } from '@palisade/kernel';

/** A row of a sheet with its line in the file, or its number in the workbook. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** What was understood of a file before its rows: what is not of its kind is null. */
export interface SheetReading {
  charset: Charset | null;
  /** Whether the charset was guessed. */
  isGuess: boolean;
  separator: string | null;
  /** The sheet of a workbook that has the headings. */
  sheet: string | null;
  headingLine: number;
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
