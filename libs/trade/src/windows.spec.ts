import { effectiveWindow, endorsementWindow, endWindow, isWithin } from './windows';

const TERM = { effectiveDate: '2026-03-01', endDate: '2027-03-01' };

it('coverage starts from 7 days back to 75 days ahead', () => {
  expect(effectiveWindow('2026-03-01')).toEqual({ min: '2026-02-22', max: '2026-05-15' });
});

it('coverage ends 6 to 18 months after it starts', () => {
  expect(endWindow('2026-08-31')).toEqual({ min: '2027-02-28', max: '2028-02-29' });
});

it.each([
  ['2026-09-01', '2026-08-18', '2026-10-01'],
  ['2026-03-05', '2026-03-01', '2026-04-04'],
  ['2027-02-20', '2027-02-06', '2027-02-28'],
  ['2026-01-01', '2026-03-01', '2026-03-01'],
  ['2027-05-01', '2027-02-28', '2027-02-28'],
])('an endorsement on %s starts from %s to %s', (today, min, max) => {
  expect(endorsementWindow(TERM, { today, isStaff: false })).toEqual({ min, max });
});

it('provider staff endorse from the first to the last day of the term', () => {
  const window = endorsementWindow(TERM, { today: '2026-09-01', isStaff: true });
  expect(window).toEqual({ min: '2026-03-01', max: '2027-02-28' });
});

it.each([
  ['2026-02-21', false],
  ['2026-02-22', true],
  ['2026-05-15', true],
  ['2026-05-16', false],
])('%s lies within the window: %s', (day, expected) => {
  expect(isWithin(day, effectiveWindow('2026-03-01'))).toBe(expected);
});
