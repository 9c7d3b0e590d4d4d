import { NOTHING } from '../reserves';
import type { ClaimLife } from './book';
import { EXAMPLES, exampleTerms } from './examples.fixture';
import { worksheetOf } from './worksheet';

const { policy } = EXAMPLES[0];
const TO = '2027-04-01';
const TERMS = {
  ...exampleTerms(policy, TO, { BUSINESS_INTERRUPTION: 50_000, RANSOM_EVENT_SUBLIMIT: 20_000 }),
  retroActivePeriod: 2,
  endorsements: ['WAR_EXCLUSION', 'BLANKET_AI'],
  specifiedEvents: [{ claimNumber: '1', claimName: 'The breach of 2025', claimDate: '2025-03-01' }],
};

const claimWith = (change: Partial<ClaimLife> = {}): ClaimLife => ({
  id: 'c1',
  eventId: 'c1',
  lossDate: '2026-05-02',
  reportedOn: '2026-05-05',
  filed: 0,
  cause: 'RANSOMWARE',
  layers: [{ from: '2026-04-01', to: TO, terms: TERMS }],
  noticeEnd: '2027-05-31',
  status: 'OPEN',
  reserves: NOTHING,
  payments: [],
  waiting: [],
  recoveries: [],
  excuse: null,
  ...change,
});
const LATE = { reportedOn: '2027-05-31' };

const told = (change: Partial<ClaimLife>): string[] =>
  worksheetOf([claimWith(change)], claimWith(change)).map(({ check, subject, result }) =>
    [check, subject, result].filter(Boolean).join(' '),
  );

describe('the worksheet of a claim', () => {
  it('has a line for each thing that decides, with its fact', () => {
    expect(told({})).toEqual([
      'COVER_PERIOD MET',
      'RETROACTIVE_DATE MET',
      'NOTICE MET',
      'RETENTION MET',
      'AGGREGATE MET',
      'RANSOM_EVENT MET',
      'SPECIFIED_EVENT The breach of 2025 TO_DECIDE',
      'EXCLUSION WAR_EXCLUSION TO_DECIDE',
      'COVERAGE COWBELL_BREACH_FUND MET',
      'SUBLIMIT COWBELL_BREACH_FUND MET',
      'COVERAGE EXTORTION MET',
      'SUBLIMIT EXTORTION MET',
      'COVERAGE DATA_RESTORATION NOT_MET',
      'COVERAGE BUSINESS_INTERRUPTION MET',
      'SUBLIMIT BUSINESS_INTERRUPTION MET',
      'WAITING_PERIOD BUSINESS_INTERRUPTION MET',
      'COVERAGE BRICKING NOT_MET',
      'COVERAGE REPUTATIONAL_HARM NOT_MET',
    ]);
    const lines = worksheetOf([claimWith()], claimWith());
    expect(lines.find(({ check }) => check === 'RETENTION')?.amount).toBe(250_000);
    expect(lines.find(({ check }) => check === 'RETROACTIVE_DATE')?.date).toBe('2024-04-01');
    expect(lines.find(({ check }) => check === 'WAITING_PERIOD')?.hours).toBe(1_200);
  });

  it.each<[string, Partial<ClaimLife>, string]>([
    ['a late notice', LATE, 'NOTICE NOT_MET'],
    ['a late notice that is excused', { ...LATE, excuse: { by: 'h', reason: 'r' } }, 'NOTICE MET'],
    [
      'an event before a known one',
      { lossDate: '2025-02-01' },
      'SPECIFIED_EVENT The breach of 2025 MET',
    ],
    ['a loss after the cover', { lossDate: TO }, 'COVER_PERIOD NOT_MET'],
    ['a loss before the retroactive date', { lossDate: '2024-03-31' }, 'COVER_PERIOD NOT_MET'],
  ])('tells of %s', (_, change, expected) => {
    expect(told(change)).toContain(expected);
  });
});
