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

/** How the amounts of a column were understood. */
export interface ReadColumn {
  /** By the cells that can be read in one way only, where they and what is usual agree. */
  writing: AmountWriting;
  /** A cell that shows how it was read; null where nothing could be read in two ways. */
  example: { text: string; amount: number } | null;
  /** The first cell that may be either of two amounts; null where none is left. */
  question: AmountQuestion | null;
}

/** The amounts of one column, gathered cell by cell. */
export class AmountColumn {
  private readonly told = new Map<DecimalMark, AmountCell>();
  private readonly open = new Map<DecimalMark, AmountCell>();

  take(cell: AmountCell): void {
    const read = readAmount(cell.text, 'UNKNOWN');
    if (read.kind === 'AMOUNT' && read.mark) keep(this.told, read.mark, cell);
    if (read.kind === 'AMBIGUOUS') keep(this.open, cell.text.includes('.') ? '.' : ',', cell);
  }

  /** @param usual how amounts are written where no cell of the column tells */
  read(usual: AmountWriting): ReadColumn {
    const writing = usual === '.' || usual === ',' ? usual : this.agreed(usual);
    return { writing, example: this.example(writing), question: this.question(writing) };
  }

  private agreed(usual: AmountWriting): AmountWriting {
    const [mark, other] = this.told.keys();
    if (mark === undefined) return usual;
    // One odd cell does not turn thousands, as we write them, into parts.
    const isOdd = usual === 'OURS' && mark === ',' && this.open.has(',');
    return other !== undefined || isOdd ? 'UNKNOWN' : mark;
  }

  private example(writing: AmountWriting): ReadColumn['example'] {
    for (const { text } of [...this.open.values(), ...this.told.values()]) {
      const read = readAmount(text, writing);
      if (read.kind === 'AMOUNT') return { text, amount: read.amount };
    }
    return null;
  }

  private question(writing: AmountWriting): AmountQuestion | null {
    for (const { line, text } of this.open.values()) {
      const read = readAmount(text, writing);
      if (read.kind !== 'AMBIGUOUS') continue;
      return { line, text, point: read.readings['.'], comma: read.readings[','] };
    }
    return null;
  }
}

function keep(cells: Map<DecimalMark, AmountCell>, mark: DecimalMark, cell: AmountCell): void {
  if (!cells.has(mark)) cells.set(mark, cell);
}
