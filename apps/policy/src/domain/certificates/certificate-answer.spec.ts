import type { Terms } from '../history/policy-stack';
import { lifeAfter } from '../life/acts';
import type { Life } from '../life/life';
import { charged, FACTS, limited, TERM, unborn } from '../life/life.fixture';
import type { Certified } from './certificate-answer';
import { answerOn } from './certificate-answer';
import { additionalInsuredOf, coverOfDay } from './certifiable';
import { codeOf, readCode } from './certificate-code';
import { holderOf } from './holder';

const BANK = { id: 'bank', name: 'First Bank' };
const TERMS: Terms = {
  ...limited(100_000_000),
  coverages: [{ key: 'LIABILITY', limit: 100_000_000, retention: 10, premium: 1 }],
  endorsements: ['BLANKET_AI'],
  additionalInsureds: [BANK],
};
const CERTIFIED: Certified = { insuredName: 'Red Rock', terms: TERMS, additionalInsuredId: null };

const running = (): Life => {
  const issue = { terms: TERMS, charges: charged({ premium: 100_000 }), quoteId: 'issue' };
  return lifeAfter(lifeAfter(unborn(), 'issue', issue, FACTS), 'takeEffect', {}, FACTS);
};
const endorsed = (terms: Partial<Terms>): Life => {
  const change = { quoteId: 'change', effectiveDate: '2026-07-01', later: [] };
  const wish = { ...change, terms: { ...TERMS, ...terms }, charges: charged({ premium: 1 }) };
  return lifeAfter(running(), 'endorse', wish, FACTS);
};
const cancelled = (): Life => {
  const wish = { effectiveDate: '2026-07-01', reason: 'SOLD', method: 'PRO_RATA' } as never;
  return lifeAfter(
    { ...running(), status: 'CANCEL PENDING', cancellation: wish },
    'reachCancelDate',
    {},
    { ...FACTS, today: '2026-07-01' },
  );
};
const on = (life: Life, day: string, change: Partial<Certified> = {}, insuredName = 'Red Rock') =>
  answerOn({ ...CERTIFIED, ...change }, { life, insuredName }, day);

describe('what is true of a certificate', () => {
  it.each<[string, Life, string, object]>([
    ['holds from the first day', running(), TERM.effectiveDate, { answer: 'TRUE', since: null }],
    ['has not begun', running(), '2025-12-31', { answer: 'NOT_BEGUN', since: '2026-01-01' }],
    ['holds on the last day', running(), '2026-12-31', { answer: 'TRUE' }],
    ['has ended', running(), '2027-01-01', { answer: 'ENDED', since: '2027-01-01' }],
    ['holds before a change', endorsed({ aggregateLimit: 50 }), '2026-06-30', { answer: 'TRUE' }],
    ['holds before a cancellation', cancelled(), '2026-06-30', { answer: 'TRUE' }],
    ['is cancelled', cancelled(), '2026-07-01', { answer: 'CANCELLED', since: '2026-07-01' }],
  ])('that %s is answered as of any day', (_, life, day, expected) => {
    expect(on(life, day)).toMatchObject(expected);
  });

  it.each<[string, Partial<Terms>, object]>([
    [
      'limit',
      { aggregateLimit: 50_000_000 },
      { field: 'AGGREGATE_LIMIT', was: '$1,000,000', is: '$500,000' },
    ],
    ['retention', { retention: 500_000 }, { field: 'RETENTION', is: '$5,000' }],
    ['coverage that is gone', { coverages: [] }, { field: 'COVERAGE', key: 'LIABILITY', is: '' }],
    [
      'endorsement that is gone',
      { endorsements: [] },
      { field: 'ENDORSEMENT', key: 'BLANKET_AI', is: '' },
    ],
  ])('names the %s that is another', (_, terms, change) => {
    const answer = on(endorsed(terms), '2026-08-01');
    expect(answer).toMatchObject({ answer: 'CHANGED', since: '2026-07-01', changes: [change] });
  });

  it('is another since the change of what it says, not since a later one of something else', () => {
    const lower = endorsed({ aggregateLimit: 50_000_000 });
    const wish = { effectiveDate: '2026-09-01' };
    const described = lifeAfter(lower, 'describe', wish, FACTS);
    const later = lifeAfter(
      described,
      'endorse',
      {
        quoteId: 'other',
        effectiveDate: '2026-10-01',
        later: [],
        terms: { ...TERMS, aggregateLimit: 50_000_000, waitingPeriod: 8 },
        charges: charged({ premium: 1 }),
      },
      FACTS,
    );
    const named = { life: later, insuredName: 'Red Rock' };
    expect(answerOn(CERTIFIED, named, '2026-11-01').since).toBe('2026-07-01');
    const renamed = { life: later, insuredName: 'Red Rock Dental' };
    expect(answerOn(CERTIFIED, renamed, '2026-06-01').answer).toBe('TRUE');
    expect(answerOn(CERTIFIED, renamed, '2026-11-01').since).toBe('2026-09-01');
  });

  it('names another insured, and an additional insured that is gone', () => {
    expect(on(running(), '2026-08-01', {}, 'Blue Rock').changes).toEqual([
      { field: 'INSURED', key: null, was: 'Red Rock', is: 'Blue Rock' },
    ]);
    const gone = endorsed({ additionalInsureds: [] });
    expect(on(gone, '2026-08-01').answer).toBe('TRUE');
    expect(on(gone, '2026-08-01', { additionalInsuredId: BANK.id }).changes).toMatchObject([
      { field: 'ADDITIONAL_INSURED', was: 'First Bank', is: '' },
    ]);
  });

  it('is cancelled from the first day where the policy never was', () => {
    const gone = lifeAfter(running(), 'voidPolicy', { reason: 'ERROR' }, FACTS);
    expect(on(gone, '2026-08-01')).toMatchObject({ answer: 'CANCELLED', since: '2026-01-01' });
  });
});

describe('a certificate', () => {
  it('says what is covered on its day, the first at the earliest, until a noticed end', () => {
    expect(coverOfDay(running(), '2025-11-01')).toMatchObject({
      asOf: '2026-01-01',
      coverEnds: '2027-01-01',
    });
    expect(coverOfDay(endorsed({ aggregateLimit: 50 }), '2026-08-01').terms.aggregateLimit).toBe(
      50,
    );
    const cancellation = { effectiveDate: '2026-07-01' } as never;
    const pending = { ...running(), status: 'CANCEL PENDING' as const, cancellation };
    expect(coverOfDay(pending, '2026-06-01').coverEnds).toBe('2026-07-01');
    for (const [life, day] of [
      [pending, '2026-07-01'],
      [running(), '2027-01-01'],
      [cancelled(), '2026-07-01'],
    ] as const) {
      expect(() => coverOfDay(life, day)).toThrow(
        expect.objectContaining({ status: 409, code: 'NOTHING_COVERED' }),
      );
    }
  });

  it('is for an additional insured that the terms have', () => {
    expect(additionalInsuredOf(TERMS, 'bank')).toBe(BANK);
    expect(() => additionalInsuredOf(TERMS, 'other')).toThrow(
      expect.objectContaining({ status: 400, code: 'UNKNOWN_ADDITIONAL_INSURED' }),
    );
  });

  it('has a code that is read as people type it', () => {
    const code = codeOf(Uint8Array.from({ length: 20 }, (_, at) => at * 13));
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(readCode(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(code);
    expect(readCode('oOiIl-22222-22222-22222')).toBe('00111-22222-22222-22222');
  });

  it.each([
    ['organizationName', 'Please enter a Orginization.'],
    ['address1', 'Please enter a Address'],
    ['city', 'Please enter a City'],
    ['state', 'Please select a State'],
    ['zip', 'Invalid ZIP Code'],
  ])('is not issued to a holder without %s', (field, sentence) => {
    const holder = {
      organizationName: 'Bank',
      address1: '1 Road',
      city: 'Reno',
      state: 'NV',
      zip: '89501',
    };
    expect(holderOf(holder, 'US')).toMatchObject({ name: 'Bank', zipCode: '89501' });
    expect(() => holderOf({ ...holder, [field]: undefined }, 'US')).toThrow(sentence);
  });

  it('names no state in the United Kingdom', () => {
    const holder = { organizationName: 'Bank', address1: '1 Road', city: 'Leeds', zip: 'LS1 4AP' };
    expect(holderOf(holder, 'UK')).toMatchObject({ state: null, zipCode: 'LS1 4AP' });
    expect(() => holderOf({ ...holder, city: '' }, 'UK')).toThrow('Please enter a Town/City');
  });
});
