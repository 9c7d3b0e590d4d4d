import { shownNumber } from './shown-number';

it.each<[number, number, string, string]>([
  [1_250_000, 0, '', '1250000'],
  [0.1 + 0.2, 0, '', '0.3'],
  [1e21, 0, '', '1e+21'],
  [250.125, 0, '', '250.1250'],
  [2108, 164, '00000', '02108'],
  [0.125, 10, '', '12.5%'],
  [0.5, 165, '0.0%', '50%'],
  [46_023, 14, '', '2026-01-01'],
  [46_023.75, 166, 'dd/mm/yyyy hh:mm', '2026-01-01'],
  [1_250, 167, '"USD" #,##0.00;[Red]-#,##0.00', '1250'],
  [5, 168, '0" days"', '5'],
])('%d by the format %d %j shows %s', (value, id, code, text) => {
  expect(shownNumber(value, { id, code })).toBe(text);
});

it('counts the days of a workbook from 1904 where it says so', () => {
  expect(shownNumber(44_561, { id: 14, code: '' }, true)).toBe('2026-01-01');
});
