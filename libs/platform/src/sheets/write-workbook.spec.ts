import { read, utils } from '@e965/xlsx';
import { NAMES } from '@palisade/testing';
import { writeWorkbook } from './write-workbook';

it('every name of the table comes back from a workbook as it went in', async () => {
  const content = await writeWorkbook({
    columns: [{ title: 'Company', isNumber: false }],
    rows: NAMES.map(([name]) => [name]),
    locale: 'en-US',
  });
  const { Sheets, SheetNames } = read(content, { type: 'buffer' });
  const rows = utils.sheet_to_json<string[]>(Sheets[SheetNames[0]], { header: 1 });
  expect(rows).toEqual([['Company'], ...NAMES.map(([name]) => [name])]);
});
