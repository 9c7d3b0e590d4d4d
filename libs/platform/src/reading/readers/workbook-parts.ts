import { FileRefused } from '../file-refused';
import type { ZipPart } from './zip-parts';
import { zipParts } from './zip-parts';

const MIB = 1024 * 1024;
/** What the parts of a workbook and any one sheet have unpacked; workbooks of a few megabytes have less. */
const UNPACKED_MAX_MIB = 64;
const UNPACKED_MAX = UNPACKED_MAX_MIB * MIB;
const PARTS_MAX = 2_000;
const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';
/** Sheets of a book that are looked at for headings. */
const SHEETS_MAX = 20;

/** A sheet of a workbook, unpacked each time it is asked for: no sheet takes the room of another. */
export interface SheetPart {
  name: string;
  sheet: () => Buffer;
}

/** The parts of a workbook that its sheets are read from. */
export interface WorkbookParts {
  sheets: SheetPart[];
  strings: Buffer | null;
  styles: Buffer | null;
  /** Whether its days are counted from 1904. */
  is1904: boolean;
}

/** Unpacks what is read of a workbook, and nothing else; throws `FileRefused` where it is not there. */
export function workbookParts(file: Buffer): WorkbookParts {
  const known = new Map<string, ZipPart>();
  for (const part of zipParts(file)) {
    if (known.size === PARTS_MAX)
      throw new FileRefused('size', 'The workbook has over 2,000 parts.');
    known.set(part.name, part);
  }
  let room = UNPACKED_MAX;
  const read = (name: string): Buffer | null => {
    const part = known.get(name);
    return part ? unpacked(part, room) : null;
  };
  const take = (name: string): Buffer | null => {
    const bytes = read(name);
    room -= bytes?.length ?? 0;
    return bytes;
  };
  const book = take(BOOK)?.toString() ?? '';
  const sheets = sheetsOf(book, take(RELATIONS)?.toString() ?? '').map(({ name, part }) => ({
    name,
    sheet: () => read(part) ?? noSheet(),
  }));
  if (!sheets.length) noSheet();
  const is1904 = /<(?:\w+:)?workbookPr\s[^>]*\bdate1904="(?:1|true)"/.test(book);
  return { sheets, strings: take(STRINGS), styles: take(STYLES), is1904 };
}

const noSheet = (): never => {
  throw new FileRefused('broken', 'The workbook has no sheet that can be read.');
};

function unpacked(part: ZipPart, room: number): Buffer {
  try {
    return part.unpack(room);
  } catch (error) {
    if (!(error instanceof FileRefused && error.reason === 'size')) throw error;
    throw new FileRefused('size', `The workbook unpacks to more than ${UNPACKED_MAX_MIB} MB.`);
  }
}

/** The sheets of a book that are shown, by its relations; the first ones. */
function sheetsOf(book: string, relations: string): { name: string; part: string }[] {
  const targets = new Map<string, string>();
  for (const [relation] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    const target = valueOf(relation, 'Target') ?? '';
    const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    targets.set(valueOf(relation, 'Id') ?? '', part);
  }
  const all = [...book.matchAll(/<(?:\w+:)?sheet\s[^>]*>/g)].map(([element]) => ({
    name: plainText(valueOf(element, 'name') ?? ''),
    part: targets.get(valueOf(element, 'r:id') ?? ''),
    isHidden: valueOf(element, 'state')?.toLowerCase().includes('hidden') ?? false,
  }));
  const found = all.flatMap(({ part, ...sheet }) => (part ? [{ ...sheet, part }] : []));
  const shown = found.filter(({ isHidden }) => !isHidden);
  return (shown.length ? shown : found).slice(0, SHEETS_MAX);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&apos;': "'",
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
};

const plainText = (text: string): string =>
  text.replace(/&(?:amp|apos|gt|lt|quot);/g, (entity) => ENTITIES[entity]);

const valueOf = (element: string, attribute: string): string | undefined =>
  new RegExp(`\\b${attribute}="([^"]*)"`).exec(element)?.[1];
