import { dateFault } from './possible-date';

it.each([
  ['2026-01-15', null],
  ['2026-01-16', 'The date lies in the future'],
  ['9999-12-31', 'The date lies in the future'],
  ['1900-01-01', null],
  ['1899-12-31', 'The date lies before the year 1900'],
  ['0001-01-01', 'The date lies before the year 1900'],
])('tells of %s on 2026-01-15: %s', (date, fault) => {
  expect(dateFault(date, '2026-01-15')).toBe(fault);
});
