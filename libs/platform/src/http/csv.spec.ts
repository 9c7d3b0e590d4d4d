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

  it('has a column for every field of any row', () => {
    expect(toCsv([{ a: 1 }, { b: 2 }])).toBe('\ufeff"a","b"\n"1",""\n"","2"\n');
  });
});
