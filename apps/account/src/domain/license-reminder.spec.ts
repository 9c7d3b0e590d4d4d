import { dueReminder } from './license-reminder';

const TODAY = '2026-11-24';

describe('the reminder of the end of a licence', () => {
  it.each([
    ['61 days before', '2027-01-24', null, null],
    ['60 days before', '2027-01-23', null, 60],
    ['told of it', '2027-01-23', 60, null],
    ['30 days before', '2026-12-24', 60, 30],
    ['entered late', '2026-12-01', null, 7],
    ['7 days before', '2026-12-01', 30, 7],
    ['told of all', '2026-11-25', 7, null],
    ['the last day', TODAY, 30, 7],
    ['ended', '2026-11-23', null, null],
  ])('%s', (_, expirationDate, reminded, expected) => {
    expect(dueReminder(expirationDate, reminded, TODAY)).toBe(expected);
  });
});
