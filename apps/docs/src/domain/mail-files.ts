import { invalidField } from '@palisade/kernel';
import { FILE_TYPES, isOfType, OLE, typeByEnding } from './uploads';
import type { FileType } from './uploads';

/** What became of a file that came with a mail. */
export const FILE_OUTCOMES = ['KEPT', 'READ', 'OPENED', 'REFUSED'] as const;
/** One of them: kept as it is, kept and read as an application, opened for what it holds, not taken. */
export type FileOutcome = (typeof FILE_OUTCOMES)[number];

/** A file that came with a mail, and what became of it. */
export interface AttachedFile {
  fileName: string;
  /** As its content says; null where that was not looked at. */
  contentType: string | null;
  /** Bytes. */
  size: number;
  outcome: FileOutcome;
  /** Why it was not taken, in words; null for what was. */
  reason: string | null;
  /** The forwarded mail or the archive of Outlook that it lay in; null for the mail itself. */
  within: string | null;
  /** The document that it is kept as; null where it is not. */
  docId: string | null;
}

const TIFF: FileType = {
  contentType: 'image/tiff',
  begins: [
    [0, 'II*\0'],
    [0, 'MM\0*'],
  ],
};

/** What people send by mail beside what they upload: scans, letters, mails that Outlook saved. */
const MAIL_TYPES: Readonly<Record<string, FileType>> = {
  ...FILE_TYPES,
  tif: TIFF,
  tiff: TIFF,
  rtf: { contentType: 'application/rtf', begins: [[0, '{\\rtf']] },
  txt: { contentType: 'text/plain', begins: [] },
  msg: { contentType: 'application/vnd.ms-outlook', begins: OLE },
};

/** What tells the kinds of one head apart, anywhere in the file. */
const INSIDE: readonly (readonly [ending: string, mark: string, encoding: BufferEncoding])[] = [
  ['msg', '__properties_version1.0', 'utf16le'],
  ['doc', 'WordDocument', 'utf16le'],
  ['xls', 'Workbook', 'utf16le'],
  ['ppt', 'PowerPoint Document', 'utf16le'],
  ['docx', 'word/', 'latin1'],
  ['xlsx', 'xl/', 'latin1'],
  ['pptx', 'ppt/', 'latin1'],
];

const START_BYTES = 1_024;
/** No text has these: controls but blanks, ends of lines and pages, and escape. */
const NO_TEXT = /[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/** What a file is: by its name where that says something, else by its content. Throws 400 for what is not kept. */
export function mailFileOf(
  fileName: string,
  content: Buffer,
): { fileName: string; contentType: string } {
  const named = typeByEnding(MAIL_TYPES, fileName);
  const start = {
    start: content.subarray(0, START_BYTES).toString('latin1'),
    isText: isText(content),
  };
  if (named) {
    if (isOfType(named.type, start)) return { fileName, contentType: named.type.contentType };
    throw refusal(`The file is not what ".${named.ending}" says.`);
  }
  const ending = endingOf(content, { ...start, isNamed: /\.\w{1,8}$/.test(fileName) });
  if (ending)
    return { fileName: `${fileName}.${ending}`, contentType: MAIL_TYPES[ending].contentType };
  throw refusal('Files of this type are not taken.');
}

function endingOf(
  content: Buffer,
  { isNamed, ...start }: { isNamed: boolean; start: string; isText: boolean },
): string | null {
  // What is packed elsewhere has a head too, behind that of what holds it.
  const fits = Object.entries(MAIL_TYPES).flatMap(([ending, { begins, contentType }]) =>
    begins.length && isOfType({ begins, contentType }, start) ? [ending] : [],
  );
  const inside = INSIDE.find(
    ([ending, mark, encoding]) =>
      fits.includes(ending) && content.includes(Buffer.from(mark, encoding)),
  );
  if (inside) return inside[0];
  const sure = fits.find((ending) => !INSIDE.some(([other]) => other === ending));
  return sure ?? (start.isText && !isNamed ? 'txt' : null);
}

/** Whether a file is text, in whatever letters. */
function isText(content: Buffer): boolean {
  const hasByteOrder = ['\xff\xfe', '\xfe\xff'].includes(content.toString('latin1', 0, 2));
  return hasByteOrder || !NO_TEXT.test(content.toString('latin1'));
}

const refusal = (detail: string) => invalidField('UNSUPPORTED_FILE', detail, '/file');
