import { zipSync } from 'fflate';
import { allRows } from './all-rows';
import { ReadingRoom } from './reading-room';
import type { SheetAsk } from './readers/sheet';

const ASK: SheetAsk = {
  fileName: 'a.xlsx',
  kinds: ['csv', 'xls', 'xlsx'],
  rowsMax: 10,
  cellsMax: 5,
  headings: [],
};
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with what stands in and behind the data of its one sheet. */
const workbook = (data: string, after = '', strings = ''): Buffer =>
  book([{ data, after }], strings);

function book(sheets: readonly { data: string; after: string }[], strings = ''): Buffer {
  const text = (xml: string): Uint8Array => Buffer.from(`<?xml version="1.0"?>${xml}`);
  const list = sheets.map((_, at) => `<sheet name="A${at}" sheetId="${at}" r:id="rId${at}"/>`);
  const targets = sheets.map(
    (_, at) => `<Relationship Id="rId${at}" Target="worksheets/sheet${at}.xml"/>`,
  );
  const parts = sheets.map(({ data, after }, at): [string, Uint8Array] => [
    `xl/worksheets/sheet${at}.xml`,
    text(`<worksheet ${MAIN}><sheetData>${data}</sheetData>${after}</worksheet>`),
  ]);
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': text(
        `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets>${list.join('')}</sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': text(`<Relationships>${targets.join('')}</Relationships>`),
      ...Object.fromEntries(parts),
      ...(strings && { 'xl/sharedStrings.xml': text(`<sst ${MAIN}>${strings}</sst>`) }),
    }),
  );
}

describe('the room where files are read', () => {
  const room = new ReadingRoom();
  afterAll(() => room.onApplicationShutdown());
  const rows = async (file: Buffer, change: Partial<SheetAsk> = {}): Promise<string[][]> => {
    const found = await allRows(room, file, { ...ASK, ...change });
    return found.rows.map(({ cells }) => cells);
  };

  it('reads the cells of a workbook where they lie', async () => {
    const strings =
      '<si><t>name</t></si><si><r><t>Al</t></r><r><t>der</t></r><rPh><t>x</t></rPh></si>';
    const data =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>city</t></is></c></row>' +
      '<row r="3"><c t="s"><v>1</v></c><c><v>1.25E3</v></c><c t="b"><v>1</v></c><c r="XFD3"><v>9</v></c></row>';
    expect(await rows(workbook(data, '', strings))).toEqual([
      ['name', '', 'city'],
      [],
      ['Alder', '1250', 'true'],
    ]);
  });

  it('tells which cells of a workbook are numbers', async () => {
    const data = '<row><c><v>980.5</v></c><c t="str"><v>1.250</v></c><c/><c><v>2</v></c></row>';
    const { rows: found } = await allRows(room, workbook(data), ASK);
    expect(found).toMatchObject([{ cells: ['980.5', '1.250', '', '2'], numbers: [0, 3] }]);
  });

  it('reads one of two large sheets, each in the room of the other', async () => {
    const after = ' '.repeat(40 * 1024 * 1024);
    const sheets = ['a', 'name'].map((text) => ({
      data: `<row><c t="str"><v>${text}</v></c></row>`,
      after,
    }));
    expect(await rows(book(sheets), { headings: ['name'] })).toEqual([['name']]);
  });

  it.each([
    ['a link on every cell', '', '<hyperlinks><hyperlink ref="A1:XFD1048576"/></hyperlinks>'],
    [
      'a million merged cells',
      '',
      `<mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(1_000_000)}</mergeCells>`,
    ],
    ['a row at the end of the sheet', '<row r="1048576"><c><v>1</v></c></row>', ''],
  ])('reads no more than the rows of a workbook with %s', async (_, data, after) => {
    const found = await rows(workbook(`<row><c t="str"><v>name</v></c></row>${data}`, after));
    expect(found[0]).toEqual(['name']);
    expect(found.length).toBeLessThanOrEqual(ASK.rowsMax);
  });

  it.each<[string, Buffer, Partial<SheetAsk>, object]>([
    ['of another kind', Buffer.from('name'), { fileName: 'a.pdf' }, { reason: 'type' }],
    ['that is no archive', Buffer.from('PK\u0003\u0004 and more'), {}, { reason: 'broken' }],
    ['with rows that do not end', workbook('<row><row><row>'), {}, { reason: 'broken' }],
    [
      'with a formula',
      workbook('<row><c><f>1+1</f><v>2</v></c></row>'),
      { refusesFormulas: true },
      { reason: 'content' },
    ],
    ['that unpacks to 100 MB', workbook('', ' '.repeat(100 * 1024 * 1024)), {}, { reason: 'size' }],
    [
      'whose texts are told a hundred thousand times',
      workbook(
        '<row><c t="s"><v>0</v></c></row>'.repeat(100_000),
        '',
        `<si><t>${'x'.repeat(32_767)}</t></si>`,
      ),
      { rowsMax: 100_000 },
      { reason: 'size', message: 'The cells of the sheet hold more than 50 million characters.' },
    ],
    [
      'with a cell that says more than Excel takes',
      workbook('<row><c t="s"><v>0</v></c></row>', '', `<si><t>${'x'.repeat(32_768)}</t></si>`),
      {},
      { reason: 'size', message: 'A cell of the sheet holds more than 32,767 characters.' },
    ],
    [
      'whose row says the same text in each of its cells',
      workbook(
        `<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`,
        '',
        `<si><t>${'x'.repeat(32_767)}</t></si>`,
      ),
      { cellsMax: 20 },
      { reason: 'size', message: 'A row of the sheet holds more than 500,000 characters.' },
    ],
  ])('refuses a file %s', async (_, file, change, refusal) => {
    await expect(rows(file, change)).rejects.toMatchObject({ status: 400, ...refusal });
  });

  it('ends what takes too long or too much memory, and reads the next', async () => {
    const cells = Buffer.from(`${'x,'.repeat(2_000_000)}\n`);
    const csv = { fileName: 'a.csv' };
    await expect(allRows(room, cells, { ...ASK, ...csv }, { ms: 20 })).rejects.toMatchObject({
      reason: 'time',
      message: 'The file takes longer to read than a file may: 0.02 seconds.',
    });
    expect(await rows(Buffer.from('name,city\n'), csv)).toEqual([['name', 'city']]);
  });

  it('ends with whoever sent the file', async () => {
    const gone = AbortSignal.abort();
    const reading = allRows(room, workbook(''), ASK, { signal: gone });
    await expect(reading).rejects.toMatchObject({ reason: 'time' });
  });

  it('lets at most ten files of a sender wait, and others be read', async () => {
    const csv = Buffer.from('name\n');
    const ask = { ...ASK, fileName: 'a.csv' };
    const send = (sender: string) => allRows(room, csv, ask, { sender });
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 14 }, () => send('one')),
      send('other'),
    ]);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ reason: { status: 429, retryAfterSeconds: 5 } });
    expect(outcomes.at(-1)).toMatchObject({ status: 'fulfilled' });
  });
});
