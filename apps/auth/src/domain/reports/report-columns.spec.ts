import type { ReportCell, ReportColumn } from './report-columns';
import {
  cellOf,
  columnsFor,
  day,
  isMeasured,
  money,
  number,
  percent,
  text,
  word,
} from './report-columns';

const STATUS = word('status', 'quote:column.status', (status) => `quote:statusWord.${status}`);

describe('a cell of a report', () => {
  it.each<[string, object, ReportColumn, ReportCell]>([
    ['a text', { name: 'Alder' }, text('name', 't'), 'Alder'],
    ['nothing', { name: null }, text('name', 't'), null],
    ['what is not there', {}, text('name', 't'), null],
    ['an empty text', { name: '' }, text('name', 't'), null],
    ['a word', { status: 'BOUND' }, STATUS, { key: 'quote:statusWord.BOUND' }],
    [
      'an amount',
      { due: 12.34, currency: 'GBP' },
      money('due', 't'),
      { amount: 1_234, currency: 'GBP' },
    ],
    [
      'no amount at all',
      { due: 0, currency: 'USD' },
      money('due', 't'),
      { amount: 0, currency: 'USD' },
    ],
    ['a number', { score: 71 }, number('score', 't'), 71],
    ['a share', { commission: 17.5 }, percent('commission', 't'), '17.5%'],
    ['a date', { endDate: '2026-12-01' }, day('endDate', 't'), { date: '2026-12-01' }],
    [
      'an instant, by the date of its readers',
      { created: '2026-12-01T04:30:00.000Z' },
      day('created', 't'),
      { date: '2026-11-30' },
    ],
  ])('says %s', (_, row, column, expected) => {
    expect(cellOf({ ...row }, column, 'US')).toEqual(expected);
  });

  it('has the date of London in the United Kingdom', () => {
    const row = { created: '2026-12-01T04:30:00.000Z' };
    expect(cellOf(row, day('created', 't'), 'UK')).toEqual({ date: '2026-12-01' });
  });
});

it('an agency is not told its own name, and only the United States have states', () => {
  const columns = [
    text('agencyName', 'a', { notFor: ['AGENCY'] }),
    text('state', 's', { onlyIn: 'US' }),
    text('name', 'n'),
  ];
  const shown = (accountType: 'AGENCY' | 'COWBELL', region: 'US' | 'UK'): string[] =>
    columnsFor(columns, { accountType, region }).map(({ title }) => title);
  expect(shown('AGENCY', 'US')).toEqual(['s', 'n']);
  expect(shown('COWBELL', 'UK')).toEqual(['a', 'n']);
});

it('what is measured stands on the right', () => {
  const all = [
    text('a', ''),
    STATUS,
    day('a', ''),
    money('a', ''),
    number('a', ''),
    percent('a', ''),
  ];
  expect(all.map(isMeasured)).toEqual([false, false, false, true, true, true]);
});
