import { isReportedLate, reportedBeforeAt } from './reported-late';

describe('what is reported to a policy that has ended', () => {
  it.each<[string, string | null | undefined, string | null]>([
    ['with days to report', '2027-03-16', '2027-03-16'],
    ['without, as for non-payment', null, '2027-01-15'],
    ['before anybody said', undefined, null],
  ])('%s', (_, reportingUntil, before) => {
    expect(reportedBeforeAt('2027-01-15', { reportingUntil })).toBe(before);
  });

  it.each<[string, string | null, string | null, boolean]>([
    ['the day before', '2027-03-15', '2027-03-16', false],
    ['the sixtieth day', '2027-03-16', '2027-03-16', true],
    ['to a policy that runs', '2027-03-16', null, false],
    ['not filed', null, '2027-03-16', false],
  ])('is late: %s', (_, reported, before, late) => {
    expect(isReportedLate(reported, before)).toBe(late);
  });
});
