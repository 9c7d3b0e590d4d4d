import { AmountColumn } from './amount-column';
import type { AmountQuestion, ReadColumn } from './amount-column';
import { mayBe } from './amount-in';
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

/** A row of a sheet that amounts are gathered from. */
export interface AmountRow {
  line: number;
  cells: readonly string[];
  /** The places of cells that a workbook holds as numbers: how those are written tells nothing of texts. */
  numbers?: readonly number[] | undefined;
}

/** A share in percent as a number. */
export const shareText = (text: string): string => text.replace(/\s*%$/, '');

/** The columns of amounts of a sheet, gathered row by row. */
export class SheetAmounts {
  private readonly columns: ReadonlyMap<number, AmountColumn>;

  /**
   * @param places of the columns that hold amounts
   * @param shares places of those that hold shares in percent
   */
  constructor(
    private readonly headings: readonly string[],
    places: readonly number[],
    private readonly shares: readonly number[] = [],
  ) {
    this.columns = new Map(places.map((place) => [place, new AmountColumn()]));
  }

  take(rows: readonly AmountRow[]): void {
    for (const [place, column] of this.columns) {
      const isShare = this.shares.includes(place);
      for (const { line, cells, numbers } of rows) {
        const text = cells[place] ?? '';
        if (!numbers?.includes(place))
          column.take({ line, text: isShare ? shareText(text) : text });
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
  return `${heading}, line ${line}: "${text}" ${mayBe(point, comma)}. Choose how amounts are written.`;
}
