import type { AccountType } from '@palisade/kernel';
import type { FileStart, Visibility } from './uploads';
import {
  checkOwnFile,
  checkVisibility,
  contentTypeOf,
  fileTooLarge,
  MAX_UPLOAD_BYTES,
  noFile,
  readersOf,
} from './uploads';

const at = (pointer: string) => [expect.objectContaining({ pointer })];

describe('who reads a file', () => {
  it.each<[AccountType, Visibility[]]>([
    ['COWBELL', ['EVERYBODY', 'TRADE', 'STAFF']],
    ['AGENCY', ['EVERYBODY', 'TRADE']],
    ['CARRIER', ['EVERYBODY', 'TRADE']],
    ['CLUSTER', ['EVERYBODY', 'TRADE']],
    ['DIGITAL', ['EVERYBODY', 'TRADE']],
    ['CUSTOMER', ['EVERYBODY']],
    ['REINSURER' as AccountType, ['EVERYBODY']],
  ])('that a %s brings: %j', (accountType, expected) => {
    expect(readersOf(accountType)).toEqual(expected);
    for (const visibility of ['EVERYBODY', 'TRADE', 'STAFF'] as const) {
      const act = (): void => checkVisibility(visibility, accountType);
      const refusal = { status: 400, code: 'INVALID_VISIBILITY', errors: at('/visibility') };
      if (expected.includes(visibility)) expect(act).not.toThrow();
      else expect(act).toThrow(expect.objectContaining(refusal));
    }
  });
});

const OLE = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1';
const file = (fileName: string, start = '', isText = false): FileStart => ({
  fileName,
  start,
  isText,
});

describe('the type of a file', () => {
  it.each<[FileStart, string]>([
    [file('a.pdf', '%PDF-1.7'), 'application/pdf'],
    [file('A.B.PDF', '%PDF-1.7'), 'application/pdf'],
    [file('a.pdf', '\n%PDF-1.7'), 'application/pdf'],
    [file('a.doc', `${OLE}x`), 'application/msword'],
    [
      file('a.xlsx', 'PK\u0003\u0004x'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    [file('a.csv', 'x,y', true), 'text/csv'],
    [file('a.eml', 'From: x', true), 'message/rfc822'],
    [file('a.gif', 'GIF87a'), 'image/gif'],
    [file('a.gif', 'GIF89a'), 'image/gif'],
    [file('a.jpeg', '\u00ff\u00d8\u00ff'), 'image/jpeg'],
  ])('of %j is %s', (given, expected) => {
    expect(contentTypeOf(given)).toBe(expected);
  });

  it.each<[FileStart, string]>([
    [file('a.exe', 'MZ'), 'Choose a file of one of these types: pdf, doc, '],
    [file('pdf.', '%PDF-'), 'Choose a file'],
    [file('toString', '', true), 'Choose a file'],
    [file('a.constructor', '', true), 'Choose a file'],
    [file('a.pdf', ' %PDF'), 'The file is not what ".pdf" says.'],
    [file('a.pdf', 'text', true), 'The file is not what ".pdf" says.'],
    [file('a.csv', '\u0000'), 'The file is not what ".csv" says.'],
  ])('of %j is refused: %s', (given, message) => {
    const refusal = { status: 400, code: 'UNSUPPORTED_FILE', errors: at('/file') };
    expect(() => contentTypeOf(given)).toThrow(expect.objectContaining(refusal));
    expect(() => contentTypeOf(given)).toThrow(message);
  });

  it('does not matter where there is no file, or too much of it', () => {
    expect(MAX_UPLOAD_BYTES).toBe(25 * 1024 * 1024);
    const detail = 'The file size is too big, 25MB max.';
    const errors = [{ pointer: '/file', detail }];
    expect(fileTooLarge()).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE', errors });
    expect(fileTooLarge().message).toBe(detail);
    expect(noFile()).toMatchObject({ status: 400, code: 'NO_FILE', errors: at('/file') });
  });
});

describe('a file that is kept', () => {
  const own = { accountType: 'AGENCY' as const, organizationId: 'a' };
  it.each<[string, Parameters<typeof checkOwnFile>, string | null]>([
    ['by who brought it', [{ source: 'UPLOADED', uploadedFor: 'a' }, own], null],
    [
      'by the staff',
      [
        { source: 'UPLOADED', uploadedFor: 'b' },
        { ...own, accountType: 'COWBELL' },
      ],
      null,
    ],
    ['by another', [{ source: 'UPLOADED', uploadedFor: 'b' }, own], 'NOT_YOUR_FILE'],
    ['when it was printed', [{ source: 'PRINTED', uploadedFor: 'a' }, own], 'DOCUMENT_PRINTED'],
  ])('is changed %s', (_, facts, code) => {
    const act = (): void => checkOwnFile(...facts);
    if (code === null) expect(act).not.toThrow();
    else expect(act).toThrow(expect.objectContaining({ code }));
  });
});
