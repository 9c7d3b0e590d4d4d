import type { AmountWriting, DecimalMark } from './read-amount';
import { readAmount } from './read-amount';

/** A cell of a column of amounts, where it stands. */
export interface AmountCell {
  line: number;
  text: string;
}

/** An amount that may be either of two. */
export interface AmountQuestion extends AmountCell {
  /** What it is with a point before its parts, and with a comma. */
  point: number;
  comma: number;
}

/** How the amounts of one column are written, gathered cell by cell. */
export class AmountColumn {
  private readonly marks = new Map<DecimalMark, AmountCell & { amount: number }>();
  private readonly open = new Map<string, AmountCell>();

  /** @param usual how amounts are written where no cell of the column tells */
  constructor(private readonly usual: AmountWriting) {}

  take(cell: AmountCell): void {
    const read = readAmount(cell.text, 'UNKNOWN');
    if (read.kind === 'AMOUNT' && read.mark) {
      if (!this.marks.has(read.mark)) this.marks.set(read.mark, { ...cell, amount: read.amount });
    }
    if (read.kind === 'AMBIGUOUS') {
      const shape = cell.text.includes('.') ? '.' : ',';
      if (!this.open.has(shape)) this.open.set(shape, cell);
    }
  }

  /** By the cells that can be read in one way only, where they agree; as usual otherwise. */
  get writing(): AmountWriting {
    if (this.usual === '.' || this.usual === ',') return this.usual;
    const marks = [...this.marks.keys()];
    if (marks.length === 1) return marks[0];
    return marks.length ? 'UNKNOWN' : this.usual;
  }

  /** A cell that shows how the column was read; null where there is nothing to read in two ways. */
  get example(): { text: string; amount: number } | null {
    const [shown = null] = [...this.marks.values(), ...this.open.values()];
    const read = shown && readAmount(shown.text, this.writing);
    return shown && read?.kind === 'AMOUNT' ? { text: shown.text, amount: read.amount } : null;
  }

  /** The first cell that may be either of two amounts; null where none is left. */
  get question(): AmountQuestion | null {
    for (const { line, text } of this.open.values()) {
      const read = readAmount(text, this.writing);
      if (read.kind !== 'AMBIGUOUS') continue;
      return { line, text, point: read.readings['.'], comma: read.readings[','] };
    }
    return null;
  }
}
