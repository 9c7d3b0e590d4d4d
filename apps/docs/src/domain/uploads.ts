import type { AccountType } from '@palisade/kernel';
import { DomainError, invalidField } from '@palisade/kernel';

const MIB = 1_048_576;
const MAX_MIB = 25;

/** A file of people is at most this large. */
export const MAX_UPLOAD_BYTES = MAX_MIB * MIB;

/** Who reads a file. */
export const VISIBILITIES = ['EVERYBODY', 'TRADE', 'STAFF'] as const;

/** One of them: the policyholder too, those who sell and underwrite, the provider's people. */
export type Visibility = (typeof VISIBILITIES)[number];

/** Whom a person of an account type can bring a file for. */
const GIVEN: Partial<Record<AccountType, readonly Visibility[]>> = {
  COWBELL: VISIBILITIES,
  AGENCY: ['EVERYBODY', 'TRADE'],
  CARRIER: ['EVERYBODY', 'TRADE'],
  CLUSTER: ['EVERYBODY', 'TRADE'],
  DIGITAL: ['EVERYBODY', 'TRADE'],
  CUSTOMER: ['EVERYBODY'],
};

/** The readers of what such a person sees. */
export const readersOf = (accountType: AccountType): readonly Visibility[] =>
  GIVEN[accountType] ?? ['EVERYBODY'];

/** Throws 400 when a person brings a file for readers of whom he is none. */
export function checkVisibility(visibility: Visibility, accountType: AccountType): void {
  if (readersOf(accountType).includes(visibility)) return;
  const detail = 'Choose readers to whom you belong yourself.';
  throw invalidField('INVALID_VISIBILITY', detail, '/visibility');
}

type Signature = readonly [offset: number, bytes: string];

/** A kind of file, and what tells it. */
export interface FileType {
  contentType: string;
  /** Its head may lie behind other bytes, among the first thousand. */
  isLoose?: true;
  /** How the content begins; one of them. Text has none. */
  begins: readonly Signature[];
}

const ZIP: readonly Signature[] = [[0, 'PK\u0003\u0004']];
/** How the older files of offices begin. */
export const OLE: readonly Signature[] = [[0, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1']];
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const JPEG: FileType = { contentType: 'image/jpeg', begins: [[0, '\u00ff\u00d8\u00ff']] };

/** The kinds of file that people work with, by their endings: Spec 1 §9, file-type icons. A zip holds others. */
export const FILE_TYPES: Readonly<Record<string, FileType>> = {
  pdf: { contentType: 'application/pdf', begins: [[0, '%PDF-']], isLoose: true },
  doc: { contentType: 'application/msword', begins: OLE },
  docx: { contentType: `${OFFICE}.wordprocessingml.document`, begins: ZIP },
  xls: { contentType: 'application/vnd.ms-excel', begins: OLE },
  xlsx: { contentType: `${OFFICE}.spreadsheetml.sheet`, begins: ZIP },
  ppt: { contentType: 'application/vnd.ms-powerpoint', begins: OLE },
  pptx: { contentType: `${OFFICE}.presentationml.presentation`, begins: ZIP },
  zip: { contentType: 'application/zip', begins: ZIP },
  csv: { contentType: 'text/csv', begins: [] },
  eml: { contentType: 'message/rfc822', begins: [] },
  png: { contentType: 'image/png', begins: [[0, '\u0089PNG\r\n\u001a\n']] },
  jpg: JPEG,
  jpeg: JPEG,
  gif: {
    contentType: 'image/gif',
    begins: [
      [0, 'GIF87a'],
      [0, 'GIF89a'],
    ],
  },
};

/** The endings of the files that are taken. */
export const UPLOAD_ENDINGS = Object.keys(FILE_TYPES);

/** What of a file its type is told by. */
export interface FileStart {
  fileName: string;
  /** Its first thousand bytes, one character each. */
  start: string;
  /** Whether all of it is text. */
  isText: boolean;
}

/** The kind that the name of a file says, with the ending that says it; null for one that says none. */
export function typeByEnding(
  types: Readonly<Record<string, FileType>>,
  fileName: string,
): { ending: string; type: FileType } | null {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(types, ending) ? { ending, type: types[ending] } : null;
}

/** Whether the content of a file is of a kind. */
export const isOfType = (
  { begins, isLoose }: FileType,
  { start, isText }: Omit<FileStart, 'fileName'>,
): boolean =>
  begins.length
    ? begins.some(([offset, bytes]) =>
        isLoose ? start.includes(bytes) : start.startsWith(bytes, offset),
      )
    : isText;

/** The type of a file by its content; throws 400 when it is none that is taken, or not its name's. */
export function contentTypeOf({ fileName, ...content }: FileStart): string {
  const named = typeByEnding(FILE_TYPES, fileName);
  if (!named) {
    const detail = `Choose a file of one of these types: ${UPLOAD_ENDINGS.join(', ')}.`;
    throw invalidField('UNSUPPORTED_FILE', detail, '/file');
  }
  if (isOfType(named.type, content)) return named.type.contentType;
  throw invalidField('UNSUPPORTED_FILE', `The file is not what ".${named.ending}" says.`, '/file');
}

/** The refusal of a file that is too large. */
export const fileTooLarge = (): DomainError =>
  new DomainError('FILE_TOO_LARGE', `The file size is too big, ${MAX_MIB}MB max.`, 413, [
    { pointer: '/file', detail: `The file size is too big, ${MAX_MIB}MB max.` },
  ]);

/** The refusal of a body without a file (Spec 2 §5, bulk upload). */
export const noFile = (): DomainError =>
  invalidField('NO_FILE', 'No file selected for upload.', '/file');

/** What a person may still do with a file. */
export interface KeptFile {
  source: 'PRINTED' | 'UPLOADED';
  /** The organisation of whoever brought it. */
  uploadedFor: string | null;
}

/** Throws when a person may not change a file: what was printed stays, and so do others' files. */
export function checkOwnFile(
  { source, uploadedFor }: KeptFile,
  { accountType, organizationId }: { accountType: AccountType; organizationId: string },
): void {
  if (source === 'PRINTED') {
    throw new DomainError('DOCUMENT_PRINTED', 'A printed document cannot be changed.', 409);
  }
  if (accountType === 'COWBELL' || uploadedFor === organizationId) return;
  throw new DomainError('NOT_YOUR_FILE', 'Only who uploaded a file can change it.', 403);
}
