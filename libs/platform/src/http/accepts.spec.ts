import { wantsCsv } from './accepts';

describe('wantsCsv', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['*/*', false],
    ['application/json', false],
    ['text/*', false],
    ['image/png', false],
    ['text/csv', true],
    ['text/csv; q=1', true],
    ['text/csv; charset=utf-8', true],
    ['Text/CSV;header=present;q=0.9', true],
    ['text/csv;charset=utf-8;q=0', false],
    ['text/csv;q=0', false],
    ['text/csv;q=0, */*', false],
    ['application/json, text/csv;q=0.5', false],
    ['application/json;q=0.5, text/csv', true],
    ['text/csv, application/json;q=0.9, */*;q=0.1', true],
  ])('of %s is %s', (accept, expected) => {
    expect(wantsCsv({ accept })).toBe(expected);
  });
});
