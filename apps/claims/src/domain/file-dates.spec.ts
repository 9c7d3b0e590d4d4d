import type { FileDates } from './file-dates';
import { assertFileDates, givenReason, reportedOn } from './file-dates';

const TODAY = '2026-01-15';
const dates = (change: Partial<FileDates> = {}): FileDates => ({
  incidentDate: '2026-01-10',
  reportedDate: '2026-01-12',
  closedDate: null,
  ...change,
});

describe('the dates of a claims file', () => {
  it.each<[string, Partial<FileDates>]>([
    ['not closed', {}],
    ['all on one day', { incidentDate: TODAY, reportedDate: TODAY, closedDate: TODAY }],
    ['no day of the incident', { incidentDate: null, reportedDate: '2020-01-01' }],
    ['an incident before the policy', { incidentDate: '2019-01-01' }],
  ])('may be: %s', (_, change) => {
    expect(() => assertFileDates(dates(change), TODAY)).not.toThrow();
  });

  it.each<[string, Partial<FileDates>, string[]]>([
    ['an incident to come', { incidentDate: '2026-01-16' }, ['/incidentDate']],
    ['an incident of the year 1', { incidentDate: '0001-01-01' }, ['/incidentDate']],
    ['a report to come', { reportedDate: '2026-01-16' }, ['/reportedDate']],
    ['a report before the incident', { reportedDate: '2026-01-09' }, ['/reportedDate']],
    ['a close to come', { closedDate: '2026-01-16' }, ['/closedDate']],
    ['a close before the report', { closedDate: '2026-01-11' }, ['/closedDate']],
  ])('may not be: %s', (_, change, pointers) => {
    const errors = pointers.map((pointer): unknown => expect.objectContaining({ pointer }));
    expect(() => assertFileDates(dates(change), TODAY)).toThrow(
      expect.objectContaining({ status: 400, code: 'FILE_DATES_IMPOSSIBLE', errors }),
    );
  });
});

it('says every fault of the dates in one sentence each', () => {
  const change = { incidentDate: TODAY, reportedDate: '2026-01-14', closedDate: '2026-01-13' };
  expect(() => assertFileDates(dates(change), TODAY)).toThrow(
    'A loss of 2026-01-15 is reported no earlier. What was reported on 2026-01-14 is closed no earlier.',
  );
});

it.each([
  [null, '2026-01-12'],
  ['2026-01-11', '2026-01-12'],
  ['2026-01-13', '2026-01-13'],
])('a loss of %s, reported on 2026-01-12, was reported on %s', (lossDate, expected) => {
  expect(reportedOn('2026-01-12', lossDate)).toBe(expected);
});

describe('opening a file again', () => {
  it('takes a reason', () => {
    expect(givenReason(' A third party sues ')).toBe('A third party sues');
    for (const given of [undefined, null, '  ']) {
      expect(() => givenReason(given)).toThrow(
        expect.objectContaining({
          code: 'REASON_MISSING',
          errors: [{ pointer: '/reason', detail: 'Reason is a required field' }],
        }),
      );
    }
  });
});
