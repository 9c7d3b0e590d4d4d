import type { Zippable } from 'fflate';
import { strToU8, zipSync } from 'fflate';
import type { HostileFile } from './hostile-file';

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const HEADINGS = ['Company', 'Phone', 'Address 1', 'City', 'State', 'ZIP code'];
const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const HEAD = `<row>${HEADINGS.map(inline).join('')}</row>`;
const CELL = inline('a');

interface Workbook {
  data?: string;
  before?: string;
  after?: string;
  strings?: string;
  more?: Zippable;
  book?: string;
}

/** A workbook as small as one can be, with something in it. */
function workbook({
  data = '',
  before = '',
  after = '',
  strings,
  more = {},
  book,
}: Workbook): Buffer {
  const usual = `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`;
  const relation =
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>';
  const sheet = `<worksheet ${MAIN}>${before}<sheetData>${HEAD}${data}</sheetData>${after}</worksheet>`;
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(book ?? usual),
      'xl/_rels/workbook.xml.rels': strToU8(relation),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
      ...(strings !== undefined && {
        'xl/sharedStrings.xml': strToU8(`<sst ${MAIN}>${strings}</sst>`),
      }),
      ...more,
    }),
  );
}

const ods = (content: string): Buffer =>
  Buffer.from(
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
      'content.xml': strToU8(content),
    }),
  );

const table = (cells: string): string =>
  `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet><table:table>${cells}</table:table></office:spreadsheet></office:body></office:document-content>`;

const row = (count: number): string =>
  `${Array.from({ length: count }, (_, n) => `Firm ${n},7025550134,${n} Canyon Road,Las Vegas,NV,89101`).join('\n')}\n`;

/** A file of clients as an agency would send it. */
export const honestRows = (count: number): string => `${HEADINGS.join()}\n${row(count)}`;

/** An archive that says that it holds so many bytes. */
function claiming(bytes: number): Buffer {
  const zip = workbook({});
  for (let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0;) {
    zip.writeUInt32LE(bytes, at + 24);
    at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1');
  }
  return zip;
}

const xlsx = (name: string, content: () => Buffer): HostileFile => ({
  name,
  fileName: 'a.xlsx',
  content,
});
const csv = (name: string, content: () => string | Buffer): HostileFile => ({
  name,
  fileName: 'a.csv',
  content: () => Buffer.from(content()),
});

/** Sheets that stand for more than they weigh, are damaged, or take long to read. */
export const SHEETS: HostileFile[] = [
  xlsx('a link on every cell', () =>
    workbook({ after: '<hyperlinks><hyperlink ref="A1:XFD1048576" location="a"/></hyperlinks>' }),
  ),
  xlsx('a million merged ranges', () =>
    workbook({
      after: `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1_000_000)}</mergeCells>`,
    }),
  ),
  xlsx('a dimension of the whole sheet', () =>
    workbook({ before: '<dimension ref="A1:XFD1048576"/>' }),
  ),
  xlsx('columns to the end', () =>
    workbook({ before: `<cols>${'<col min="1" max="16384" width="9"/>'.repeat(10_000)}</cols>` }),
  ),
  xlsx('validations of every cell', () =>
    workbook({
      after: `<dataValidations>${'<dataValidation sqref="A1:XFD1048576"/>'.repeat(100_000)}</dataValidations>`,
    }),
  ),
  xlsx('a row at the end', () => workbook({ data: `<row r="1048576">${CELL}</row>` })),
  xlsx('a row beyond the end', () => workbook({ data: `<row r="99999999999">${CELL}</row>` })),
  xlsx('a row before the first', () => workbook({ data: `<row r="-5">${CELL}</row>` })),
  xlsx('a cell at the end', () => workbook({ data: '<row r="2"><c r="XFD2"><v>1</v></c></row>' })),
  xlsx('a million cells in a row', () =>
    workbook({ data: `<row>${CELL.repeat(1_000_000)}</row>` }),
  ),
  xlsx('two million rows', () => workbook({ data: '<row/>'.repeat(2_000_000) })),
  xlsx('rows that do not end', () => workbook({ data: '<row><c>'.repeat(400_000) })),
  xlsx('rows in rows', () =>
    workbook({ data: `${'<row>'.repeat(200_000)}${'</row>'.repeat(200_000)}` }),
  ),
  xlsx('a text told fifty thousand times', () =>
    workbook({
      data: '<row><c t="s"><v>0</v></c></row>'.repeat(50_000),
      strings: `<si><t>${'x'.repeat(1_000_000)}</t></si>`,
    }),
  ),
  xlsx('five million texts', () => workbook({ strings: '<si/>'.repeat(5_000_000) })),
  xlsx('a text of 60 MB', () => workbook({ strings: `<si><t>${'x'.repeat(60_000_000)}</t></si>` })),
  xlsx('a text that counts beyond its texts', () =>
    workbook({ data: '<row><c t="s"><v>99999999999</v></c></row>', strings: '' }),
  ),
  xlsx('a number of a million digits', () =>
    workbook({ data: `<row><c><v>${'9'.repeat(1_000_000)}</v></c></row>` }),
  ),
  xlsx('entities of entities', () =>
    workbook({
      book: `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(1000)}">${'bcdefgh'
        .split('')
        .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefg'[at]};`.repeat(20)}">`)
        .join('')}]><workbook>&h;</workbook>`,
    }),
  ),
  xlsx('a file of the machine as an entity', () =>
    workbook({
      data: '<row>&xxe;</row>',
      book: '<!DOCTYPE a [<!ENTITY xxe SYSTEM "file:///etc/passwd">]><workbook/>',
    }),
  ),
  xlsx('a hundred thousand attributes', () =>
    workbook({
      data: `<row ${Array.from({ length: 100_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
    }),
  ),
  xlsx('a sheet of 200 MB of blanks', () => workbook({ after: ' '.repeat(200_000_000) })),
  xlsx('twenty thousand parts', () =>
    workbook({
      more: Object.fromEntries(
        Array.from({ length: 20_000 }, (_, n) => [`xl/media/${n}`, new Uint8Array(1)]),
      ),
    }),
  ),
  xlsx('a thousand sheets', () =>
    workbook({
      more: Object.fromEntries(
        Array.from({ length: 1_000 }, (_, n) => [
          `xl/worksheets/sheet${n + 2}.xml`,
          strToU8(' '.repeat(100_000)),
        ]),
      ),
    }),
  ),
  xlsx('sheets named a million times', () =>
    workbook({ book: `<workbook>${'<sheet name="a" '.repeat(1_000_000)}</workbook>` }),
  ),
  xlsx('an archive that says it holds 4 GB', () => claiming(0xffff_fff0)),
  xlsx('an archive that says it holds nothing', () => claiming(0)),
  xlsx('an archive that is cut', () => workbook({}).subarray(0, 200)),
  xlsx('no archive', () => Buffer.from('PK\u0003\u0004 and nothing more')),
  xlsx('repeated cells of OpenDocument', () =>
    ods(
      table(
        '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384"><text:p>a</text:p></table:table-cell></table:table-row>',
      ),
    ),
  ),
  xlsx('repeated blanks of OpenDocument', () =>
    ods(
      table(
        '<table:table-row><table:table-cell><text:p>a<text:s text:c="500000000"/></text:p></table:table-cell></table:table-row>',
      ),
    ),
  ),
  {
    name: 'a compound file that leads back to itself',
    fileName: 'a.xls',
    content: circularCompound,
  },
  { name: 'a compound file of noise', fileName: 'a.xls', content: noisyCompound },
  csv('49,900 honest rows', () => honestRows(49_900)),
  csv('60,000 rows', () => `${HEADINGS.join()}\n${row(60_000)}`),
  csv('two million cells in a line', () => ','.repeat(4_900_000)),
  csv('two million lines', () => '\n'.repeat(4_900_000)),
  csv('a quote that does not end', () => `${HEADINGS.join()}\n"${'a,'.repeat(2_000_000)}`),
  csv('quotes in quotes', () => `${HEADINGS.join()}\n${'"'.repeat(4_900_000)}`),
  csv('every separator at once', () => `Company;Phone\tCity\n${'a;b\tc,d\n'.repeat(400_000)}`),
  csv('half of every letter', () => Buffer.alloc(4_900_000, 0xc3)),
  csv('a cell of 4.9 MB', () => `${HEADINGS.join()}\n${'x'.repeat(4_900_000)}`),
  csv('a heading of 4.9 MB', () => 'Company'.repeat(700_000)),
];

/** A compound file whose chain of sectors never ends (MS-CFB 2.3). */
function circularCompound(): Buffer {
  const file = Buffer.alloc(512 * 8);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(0x3e, 24);
  file.writeUInt16LE(3, 26);
  file.writeUInt16LE(0xfffe, 28);
  file.writeUInt16LE(9, 30);
  file.writeUInt16LE(6, 32);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(0, 48);
  file.writeUInt32LE(4096, 56);
  file.writeUInt32LE(0, 76);
  for (let at = 512; at < file.length; at += 4) file.writeUInt32LE(0, at);
  return file;
}

function noisyCompound(): Buffer {
  const file = Buffer.alloc(4_000_000);
  for (let at = 0; at < file.length; at++) file[at] = (at * 2_654_435_761) >>> 24;
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  return file;
}
