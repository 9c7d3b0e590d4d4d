import { FileRefused } from '../file-refused';

const A = 65;
const LETTERS = 26;

/** The letters of a column, from 1: 28 is AB. */
const lettersOf = (column: number): string =>
  column > LETTERS
    ? lettersOf(Math.floor((column - 1) / LETTERS)) + lettersOf(((column - 1) % LETTERS) + 1)
    : String.fromCharCode(A + column - 1);

/** Where a cell stands, rows and columns counted from 1; a CSV file has no sheets. */
export interface CellPlace {
  sheet?: string;
  row: number;
  column: number;
}

const placeText = ({ sheet, row, column }: CellPlace): string =>
  `${sheet === undefined ? '' : `sheet "${sheet}", `}row ${row}, column ${lettersOf(column)}`;

/** The refusal of a cell that is computed. */
export const hasFormulas = (at: CellPlace): FileRefused =>
  new FileRefused(
    'content',
    `The file has formulas (${placeText(at)}): save it with values in their place.`,
  );

/** The refusal of a cell whose formula failed. */
export const showsError = (at: CellPlace, text: string): FileRefused =>
  new FileRefused('content', `A cell of the file shows an error (${placeText(at)}): ${text}.`);

/** The refusal of a row with more cells than there are headings. */
export const tooManyCells = (line: number, cells: number, headings: number): FileRefused =>
  new FileRefused(
    'content',
    `Line ${line} has ${cells} cells, the headings have ${headings}: a text with a separator in it stands in quotes.`,
  );
