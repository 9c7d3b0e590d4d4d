import type { SaxesParser } from 'saxes';
import { FileRefused } from '../file-refused';
import { numberFormats } from './number-formats';
import type { BookRow, BookSheet, RowsAsk } from './sheet-row';
import { hasFormulas, showsError } from './sheet-refusals';
import type { NumberFormat } from './shown-number';
import { shownNumber } from './shown-number';
import type { WorkbookParts } from './workbook-parts';
import { workbookParts } from './workbook-parts';
import { localName, xmlEvents } from './xml-events';

const STRINGS_MAX = 1_000_000;
const CHARACTERS_MAX = 50_000_000;
const A = 64;
const LETTERS = 26;

/** The kinds of cell that hold text of their own, besides `s`, which counts the texts of the book. */
const IS_LOGICAL = 'b';
const IS_SHARED = 's';
const IS_ERROR = 'e';
const GENERAL: NumberFormat = { id: 0, code: '' };

/** What the cells of a sheet refer to. */
interface BookValues {
  sheet: string;
  strings: readonly string[];
  shown: (text: string, style: string) => string;
}

/**
 * The sheets of a workbook (ECMA-376) with their rows, as they lie in it: what is merged, linked or drawn
 * upon stands for any number of cells and is not read. Throws `FileRefused` for one that is damaged.
 */
export function xlsxSheets(file: Buffer): BookSheet[] {
  const parts = workbookParts(file);
  const strings = stringsOf(parts);
  const formats = numberFormats(parts.styles);
  const shown = (text: string, style: string): string =>
    text !== '' && Number.isFinite(Number(text))
      ? shownNumber(Number(text), formats[Number(style)] ?? GENERAL, parts.is1904)
      : text;
  return parts.sheets.map(({ name, sheet }) => ({
    name,
    rows: function* (ask) {
      const rows = new Rows(ask, { sheet: name, strings, shown });
      for (const _ of xmlEvents(sheet(), (parser) => rows.listen(parser))) {
        yield* rows.taken();
        if (rows.isDone) return;
      }
      yield* rows.taken();
    },
  }));
}

/** The texts that cells of the book share. */
function stringsOf({ strings }: WorkbookParts): string[] {
  const texts: string[] = [];
  if (!strings) return texts;
  let text: string[] = [];
  let room = CHARACTERS_MAX;
  let isText = false;
  let isPhonetic = false;
  const listen = (parser: SaxesParser): void => {
    parser.on('opentag', ({ name }) => {
      const local = localName(name);
      if (local === 'si') text = [];
      if (local === 'rPh') isPhonetic = true;
      isText = local === 't' && !isPhonetic;
    });
    parser.on('text', (part) => void (isText && text.push(part)));
    parser.on('closetag', ({ name }) => {
      const local = localName(name);
      isText = false;
      if (local === 'rPh') isPhonetic = false;
      if (local !== 'si') return;
      const whole = text.join('');
      room -= whole.length;
      if (room < 0 || texts.length === STRINGS_MAX) throw tooManyTexts();
      texts.push(whole);
    });
  };
  for (const _ of xmlEvents(strings, listen));
  return texts;
}

/** Puts rows together out of what a parser tells of a sheet. */
class Rows {
  isDone = false;
  private ready: BookRow[] = [];
  private rows = 0;
  private row: string[] | null = null;
  private numbers: number[] = [];
  private column = 0;
  private type = '';
  private style = '';
  private text: string[] = [];
  private isValue = false;

  constructor(
    private readonly ask: RowsAsk,
    private readonly book: BookValues,
  ) {}

  listen(parser: SaxesParser): void {
    parser.on('opentag', ({ name, attributes }) => {
      this.open(localName(name), attributes as Record<string, string>);
    });
    parser.on('text', (part) => void (this.isValue && this.text.push(part)));
    parser.on('closetag', ({ name }) => this.close(localName(name)));
  }

  taken(): BookRow[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  private open(name: string, attributes: Record<string, string>): void {
    if (this.isDone) return;
    if (name === 'row') {
      this.skipTo(Number(attributes.r ?? this.rows + 1));
      this.row = [];
      this.numbers = [];
      this.column = 0;
    } else if (name === 'c') {
      this.column = columnOf(attributes.r) ?? this.column + 1;
      this.type = attributes.t ?? '';
      this.style = attributes.s ?? '';
      this.text = [];
    } else if (name === 'f' && this.ask.refusesFormulas && this.mayRefuse) {
      throw hasFormulas(this.place);
    }
    this.isValue = name === 'v' || name === 't';
  }

  private close(name: string): void {
    this.isValue = false;
    if (this.isDone) return;
    if (name === 'c' && this.row && this.column <= this.ask.cellsMax) {
      while (this.row.length < this.column - 1) this.row.push('');
      const text = this.text.join('');
      this.row[this.column - 1] = this.valueOf(text);
      if (this.isNumber && text !== '') this.numbers.push(this.column - 1);
    }
    if (name === 'row' && this.row) this.add(this.row, this.numbers);
    if (name === 'sheetData') this.isDone = true;
  }

  private valueOf(text: string): string {
    if (this.type === IS_SHARED) return this.book.strings[Number(text)] ?? '';
    if (this.type === IS_ERROR && this.mayRefuse) throw showsError(this.place, text);
    if (this.type === IS_LOGICAL) return text === '1' ? 'true' : 'false';
    return this.isNumber ? this.book.shown(text, this.style) : text;
  }

  private get isNumber(): boolean {
    return this.type === '' || this.type === 'n';
  }

  private get mayRefuse(): boolean {
    return this.rows + 1 >= (this.ask.refusesFrom ?? 1);
  }

  private get place() {
    return { sheet: this.book.sheet, row: this.rows + 1, column: this.column };
  }

  /** A row may lie far from the one before it: those between are empty. */
  private skipTo(row: number): void {
    while (this.rows < row - 1 && !this.isDone) this.add([]);
  }

  private add(cells: string[], numbers: number[] = []): void {
    if (this.isDone) return;
    this.ready.push({ cells, ...(numbers.length && { numbers }) });
    this.rows++;
    this.row = null;
    if (this.rows >= this.ask.rowsMax) this.isDone = true;
  }
}

/** The place of a column by the address of a cell, `AB12` is 28; null for a cell without one. */
function columnOf(address: string | undefined): number | null {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - A, 0);
}

const tooManyTexts = (): FileRefused =>
  new FileRefused('size', 'The workbook holds more text than a file may: 50 million characters.');
