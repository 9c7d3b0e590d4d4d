import { AmountColumn } from './amount-column';
import type { AmountQuestion, ReadColumn } from './amount-column';
import type { AmountWriting, DecimalMark } from './read-amount';

/** An amount of a sheet as it is written, and as it was read. */
export interface AmountExample {
  heading: string;
  text: string;
  amount: number;
}

/** An amount of a sheet that may be either of two. */
export interface SheetQuestion extends AmountQuestion {
  heading: string;
}

/** What was understood of the columns of amounts of a sheet. */
export interface UnderstoodAmounts {
  /** By the place of a column. */
  writings: ReadonlyMap<number, AmountWriting>;
  amounts: AmountExample[];
  questions: SheetQuestion[];
}

/** The columns of amounts of a sheet, gathered row by row. */
export class SheetAmounts {
  private readonly columns: ReadonlyMap<number, AmountColumn>;

  /** @param places of the columns that hold amounts */
  constructor(
    private readonly headings: readonly string[],
    places: readonly number[],
  ) {
    this.columns = new Map(places.map((place) => [place, new AmountColumn()]));
  }

  take(rows: readonly { line: number; cells: readonly string[] }[]): void {
    for (const [place, column] of this.columns) {
      for (const { line, cells } of rows) {
        column.take({ line, text: (cells[place] ?? '').replace(/\s*%$/, '') });
      }
    }
  }

  read(usual: AmountWriting): UnderstoodAmounts {
    const all = [...this.columns].map(([place, column]): [number, ReadColumn] => [
      place,
      column.read(usual),
    ]);
    const heading = (place: number): string => this.headings[place] ?? '';
    return {
      writings: new Map(all.map(([place, { writing }]) => [place, writing])),
      amounts: all.flatMap(([place, { example }]) =>
        example ? [{ heading: heading(place), ...example }] : [],
      ),
      questions: all.flatMap(([place, { question }]) =>
        question ? [{ heading: heading(place), ...question }] : [],
      ),
    };
  }
}

/** A file that parts its cells by semicolons comes from where commas are marks of decimals. */
export const usualWriting = (separator: string | null, chosen?: DecimalMark): AmountWriting =>
  chosen ?? (separator === ';' ? 'UNKNOWN' : 'OURS');

/** The question in words; null where there is none. */
export function questionText([first]: readonly SheetQuestion[]): string | null {
  if (!first) return null;
  const { heading, line, text, point, comma } = first;
  const [one, other] = [point, comma].map((amount) => amount.toLocaleString('en-US'));
  return `${heading}, line ${line}: "${text}" may be ${one} or ${other}. Choose how amounts are written.`;
}
