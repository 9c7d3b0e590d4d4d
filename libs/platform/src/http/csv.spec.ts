import { runInContext } from '../context/context';
import { toCsv } from './csv.interceptor';

const row = (value: unknown): string => toCsv([{ value }]).split('\n')[1];

describe('toCsv', () => {
  it.each([
    ['a text', 'Red', '"Red"'],
    ['a quote', 'a"b', '"a""b"'],
    ['a formula', '=1+1', `"'=1+1"`],
    ['a number', 12.5, '"12.5"'],
    ['a negative amount', -12.5, '"-12.5"'],
    ['nothing', null, '""'],
    ['an object by its name', { id: 1, name: 'East' }, '"East"'],
    ['a list', [{ name: 'East' }, { name: 'West' }], '"East; West"'],
    ['a time', new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ])('writes %s', (_, value, cell) => {
    expect(row(value)).toBe(cell);
  });

  it('writes a time as the clock of the reader shows it', () => {
    const timeZone = 'America/Denver';
    expect(runInContext({ correlationId: 'c', timeZone }, () => row(new Date(0)))).toBe(
      '"1969-12-31T17:00:00.000-07:00"',
    );
  });

  it('has a column for every field of a field, also where a row has none', () => {
    const rows = [
      { id: 1, paid: { loss: 2.5, total: 2.5 } },
      { id: 2, paid: null },
    ];
    const text = '\ufeff"id","paid.loss","paid.total"\n"1","2.5","2.5"\n"2","",""\n';
    expect(toCsv(rows)).toBe(text);
    expect(toCsv(rows, ['id', 'paid.loss', 'paid.total'])).toBe(text);
  });

  it('has a column for every field of any row', () => {
    expect(toCsv([{ a: 1 }, { b: 2 }])).toBe('\ufeff"a","b"\n"1",""\n"","2"\n');
  });
});
