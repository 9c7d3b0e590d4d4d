import type { Region } from '@palisade/kernel';
import type { ReportRhythm } from './report-schedule';
import { dateOf, nextReport } from './report-schedule';

describe('the next report', () => {
  it.each<[string, ReportRhythm, Region, string, string]>([
    ['a Saturday', 'WEEK', 'US', '2026-11-28T12:00:00Z', '2026-11-30T11:00:00.000Z'],
    ['a Sunday', 'WEEK', 'UK', '2026-11-29T23:59:00Z', '2026-11-30T06:00:00.000Z'],
    ['a Monday before six', 'WEEK', 'US', '2026-11-30T10:59:59Z', '2026-11-30T11:00:00.000Z'],
    ['a Monday at six', 'WEEK', 'US', '2026-11-30T11:00:00Z', '2026-12-07T11:00:00.000Z'],
    [
      'the week of the summer clock',
      'WEEK',
      'UK',
      '2026-03-28T12:00:00Z',
      '2026-03-30T05:00:00.000Z',
    ],
    ['a day of a month', 'MONTH', 'US', '2026-11-28T12:00:00Z', '2026-12-01T11:00:00.000Z'],
    ['the first before six', 'MONTH', 'UK', '2026-12-01T05:59:00Z', '2026-12-01T06:00:00.000Z'],
    ['the first at six', 'MONTH', 'UK', '2026-12-01T06:00:00Z', '2027-01-01T06:00:00.000Z'],
    ['the end of January', 'MONTH', 'US', '2027-01-31T12:00:00Z', '2027-02-01T11:00:00.000Z'],
    [
      'an evening that is the next day in London',
      'MONTH',
      'US',
      '2026-12-01T04:30:00Z',
      '2026-12-01T11:00:00.000Z',
    ],
  ])('after %s', (_, every, region, now, expected) => {
    expect(nextReport(every, new Date(now), region).toISOString()).toBe(expected);
  });

  it('is dated as its readers date', () => {
    const late = new Date('2026-12-01T04:30:00Z');
    expect([dateOf(late, 'US'), dateOf(late, 'UK')]).toEqual(['2026-11-30', '2026-12-01']);
  });
});
