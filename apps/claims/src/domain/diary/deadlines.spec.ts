import type { CountedFrom } from './deadline-rows';
import { DEADLINE_ROWS } from './deadline-rows';
import { deadlinesFrom } from './deadlines';
import { entriesOfDeadlines, entriesOfFile, tellsStatus } from './diary';

const HOLIDAYS = new Set(['2026-01-01', '2026-01-19', '2026-11-26', '2026-12-25']);
const place = (jurisdiction: string, market: 'ADMITTED' | 'SURPLUS' = 'ADMITTED') => ({
  jurisdiction,
  market,
});
const due = (jurisdiction: string, from: CountedFrom, on: string, market?: 'SURPLUS'): string[] =>
  deadlinesFrom(place(jurisdiction, market), { from, on }, HOLIDAYS).map(
    ({ act, due: day, citation }) => `${act} ${day} ${citation}`,
  );

describe('a deadline', () => {
  it.each<[string, CountedFrom, string, 'SURPLUS' | undefined, string]>([
    // A Thursday, before a long weekend, and at the end of a month.
    ['CA', 'NOTICE', '2026-01-15', undefined, 'ACKNOWLEDGE 2026-01-30 10 CCR 2695.5(e)'],
    ['CA', 'PROOF', '2026-01-31', undefined, 'DECIDE 2026-03-12 10 CCR 2695.7(b)'],
    ['CA', 'ACCEPTANCE', '2026-11-26', undefined, 'PAY 2026-12-26 10 CCR 2695.7(h)'],
    ['TX', 'NOTICE', '2026-01-15', undefined, 'ACKNOWLEDGE 2026-01-30 Tex. Ins. Code 542.055(a)'],
    ['TX', 'NOTICE', '2026-01-15', 'SURPLUS', 'ACKNOWLEDGE 2026-02-27 Tex. Ins. Code 542.055(a)'],
    ['TX', 'PROOF', '2026-01-15', undefined, 'DECIDE 2026-02-06 Tex. Ins. Code 542.056(a)'],
    ['TX', 'ACCEPTANCE', '2026-01-31', undefined, 'PAY 2026-02-06 Tex. Ins. Code 542.057(a)'],
    ['TX', 'ACCEPTANCE', '2026-11-25', undefined, 'PAY 2026-12-03 Tex. Ins. Code 542.057(a)'],
    ['NY', 'PROOF', '2026-12-24', undefined, 'DECIDE 2027-01-15 11 NYCRR 216.6(c)(1)'],
    [
      'OH',
      'NOTICE',
      '2026-01-16',
      undefined,
      'ACKNOWLEDGE 2026-02-02 Ohio Adm. Code 3901-1-54(F)(2)',
    ],
    ['OH', 'ACCEPTANCE', '2026-12-15', undefined, 'PAY 2026-12-28 Ohio Adm. Code 3901-1-54(G)(6)'],
    ['FL', 'PROOF', '2026-01-31', undefined, 'DECIDE 2026-03-02 Fla. Stat. 626.9541(1)(i)3.e'],
    [
      'GB',
      'NOTICE',
      '2026-12-24',
      undefined,
      'ACKNOWLEDGE 2027-01-01 house standard; ICOBS 8.1.1R',
    ],
    // Its own rows say nothing of this act.
    ['NV', 'NOTICE', '2026-01-15', undefined, 'ACKNOWLEDGE 2026-01-30 house standard'],
    ['FL', 'NOTICE', '2026-01-15', 'SURPLUS', 'ACKNOWLEDGE 2026-01-30 house standard'],
  ])('of %s from %s on %s (%s) is %s', (jurisdiction, from, on, market, expected) => {
    expect(due(jurisdiction, from, on, market)).toContain(expected);
  });

  it('names its law in every row, and is of no day before the rows hold', () => {
    expect(DEADLINE_ROWS.filter(([, , days, , , , citation]) => !citation || days < 1)).toEqual([]);
    expect(due('CA', 'NOTICE', '2024-12-31')).toEqual([]);
  });
});

describe('the entries of a diary', () => {
  it('are made by rules, each with its own name', () => {
    const file = entriesOfFile('2026-01-15', HOLIDAYS);
    expect(file.map(({ rule, dueDate }) => [rule, dueDate])).toEqual([
      ['CONTACT_24H', '2026-01-16'],
      ['INITIAL_RESERVE_5D', '2026-01-23'],
      ['COVERAGE_ANALYSIS_10D', '2026-01-25'],
      ['STATUS_30D', '2026-02-14'],
      ['RESERVE_REVIEW_90D', '2026-04-15'],
    ]);
    const at = { from: 'LAST_STATUS', on: '2026-01-15' } as const;
    const [status] = entriesOfDeadlines(deadlinesFrom(place('CA'), at, HOLIDAYS));
    expect(status.rule).toBe('STATUS LAST_STATUS 2026-02-14');
    expect(tellsStatus(status)).toBe(true);
    expect(tellsStatus(file[0])).toBe(false);
  });
});
