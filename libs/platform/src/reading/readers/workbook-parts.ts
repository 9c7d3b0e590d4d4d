import { FileRefused } from '../file-refused';
import type { ZipPart } from './zip-parts';
import { zipParts } from './zip-parts';

const MIB = 1024 * 1024;
/** What the parts of a workbook that are read have unpacked; workbooks of a few megabytes have less. */
const UNPACKED_MAX_MIB = 64;
const UNPACKED_MAX = UNPACKED_MAX_MIB * MIB;
const PARTS_MAX = 2_000;
const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const STRINGS = 'xl/sharedStrings.xml';

/** The parts of a workbook that its first sheet is read from. */
export interface WorkbookParts {
  sheet: Buffer;
  strings: Buffer | null;
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
  const take = (name: string): Buffer | null => {
    const part = known.get(name);
    const bytes = part ? unpacked(part, room) : null;
    room -= bytes?.length ?? 0;
    return bytes;
  };
  const name = firstSheet(take(BOOK)?.toString(), take(RELATIONS)?.toString());
  const sheet = name === null ? null : take(name);
  if (!sheet) throw new FileRefused('broken', 'The workbook has no sheet that can be read.');
  return { sheet, strings: take(STRINGS) };
}

function unpacked(part: ZipPart, room: number): Buffer {
  try {
    return part.unpack(room);
  } catch (error) {
    if (!(error instanceof FileRefused && error.reason === 'size')) throw error;
    throw new FileRefused('size', `The workbook unpacks to more than ${UNPACKED_MAX_MIB} MB.`);
  }
}

/** The name of the part that holds the first sheet of a book, by the book's relations. */
function firstSheet(book = '', relations = ''): string | null {
  const id = /<(?:\w+:)?sheet\s[^>]*?\br:id="([^"]*)"/.exec(book)?.[1];
  if (id === undefined) return null;
  for (const [relation] of relations.matchAll(/<(?:\w+:)?Relationship\s[^>]*>/g)) {
    if (valueOf(relation, 'Id') !== id) continue;
    const target = valueOf(relation, 'Target') ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  }
  return null;
}

const valueOf = (element: string, attribute: 'Id' | 'Target'): string | undefined =>
  new RegExp(`\\b${attribute}="([^"]*)"`).exec(element)?.[1];
