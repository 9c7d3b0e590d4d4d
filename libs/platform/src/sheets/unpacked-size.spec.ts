import { sheetLines } from './sheet-lines';
import { fitsUnpacked } from './unpacked-size';

const MIB = 1024 * 1024;

/** A workbook with one row, as the library writes it. */
async function workbook(cells: string[] = ['name', 'city']): Promise<Buffer> {
  const { utils, write } = await import('@e965/xlsx');
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([cells]));
  const bytes = write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Uint8Array;
  return Buffer.from(bytes);
}

const limits = {
  kinds: ['xlsx'] as const,
  linesMax: 10,
  cellsMax: 10,
  refuse: (fault: string) => new Error(fault),
};

describe('fitsUnpacked', () => {
  it('unpacks a workbook up to what it may have', async () => {
    const large = await workbook(['a'.repeat(30_000)]);
    expect(fitsUnpacked(large, MIB)).toBe(true);
    expect(fitsUnpacked(large, 20_000)).toBe(false);
    expect(await sheetLines(await workbook(), 'a.xlsx', limits)).toEqual([['name', 'city']]);
  });

  it('refuses what has no directory, or one that is cut', async () => {
    expect(fitsUnpacked(Buffer.from('PK\u0003\u0004'), MIB)).toBe(false);
    const cut = await workbook();
    expect(fitsUnpacked(cut.subarray(0, cut.length - 30), MIB)).toBe(false);
    await expect(sheetLines(cut.subarray(0, 200), 'a.xlsx', limits)).rejects.toThrow('broken');
  });

  it('refuses a file whose own head says that it fills the memory', async () => {
    const bomb = await workbook();
    bomb.writeUInt32LE(0xfffffff0, bomb.indexOf(Buffer.from('PK\u0003\u0004')) + 22);
    expect(fitsUnpacked(bomb, MIB)).toBe(false);
    await expect(sheetLines(bomb, 'a.xlsx', limits)).rejects.toThrow('broken');
  });

  // The library walks over every cell of the range that it writes: one far way at a time.
  it.each(['XFD1', 'A99999'])('reads no more than it may, however far %s lies', async (far) => {
    const { utils, write } = await import('@e965/xlsx');
    const book = utils.book_new();
    const sheet = utils.aoa_to_sheet([['name', 'city']]);
    sheet[far] = { t: 's', v: 'far' };
    sheet['!ref'] = `A1:${far}`;
    utils.book_append_sheet(book, sheet);
    const file = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array);
    const lines = await sheetLines(file, 'a.xlsx', limits);
    expect(lines.length).toBeLessThanOrEqual(limits.linesMax);
    expect(lines[0].length).toBeLessThanOrEqual(limits.cellsMax);
    expect(lines[0][0]).toBe('name');
  });
});
