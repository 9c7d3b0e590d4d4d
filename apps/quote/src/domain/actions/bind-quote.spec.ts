import type { QuoteStatus } from '@palisade/contracts';
import fc from 'fast-check';
import { addDays } from '@palisade/kernel';
import type { Obstacle } from '../obstacles';
import { QUOTE_TRANSITIONS } from '../quote-status';
import { OUTCOMES } from '../rating-outcome';
import type { BindableQuote, BindFacts } from './bind-quote';
import { bindQuote } from './bind-quote';

const TODAY = '2026-06-15';
const NOW = new Date('2026-06-15T18:00:00Z');
const OVERLAP: Obstacle = {
  code: 'COVER_OVERLAPS',
  detail: 'This client has it already.',
  errors: [],
  refusesFrom: 'request',
  clearedBy: ['AGENCY'],
  policyId: null,
};
const quote = (change: Partial<BindableQuote> = {}): BindableQuote => ({
  kind: 'NEW',
  status: 'READY',
  product: 'P250_S',
  effectiveDate: TODAY,
  expiresOn: new Date('2026-07-01T00:00:00Z'),
  ...change,
});
const facts = (change: Partial<BindFacts> = {}): BindFacts => ({
  now: NOW,
  today: TODAY,
  timeZone: 'America/Chicago',
  state: 'LA',
  contact: {
    customerFirstName: 'Rosa',
    customerLastName: 'Delgado',
    customerEmail: 'rosa@redrock.example',
    customerPhone: null,
  },
  obstacles: [],
  carrierId: 'carrier',
  claimFreeWarranty: false,
  ...change,
});
const codeOf = (changed: Partial<BindableQuote>, known: Partial<BindFacts> = {}): unknown => {
  try {
    return bindQuote(quote(changed), facts(known)).status;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('binding a quote', () => {
  it('gives it the carrier and a binder that ends at 12:01 a.m. after 30 days', () => {
    expect(bindQuote(quote(), facts())).toEqual({
      status: 'BOUND',
      carrierId: 'carrier',
      boundOn: NOW,
      binderExpiresOn: new Date('2026-07-15T05:01:00Z'),
    });
  });

  it('is for the statuses of the table only', () => {
    const bindable: readonly string[] = QUOTE_TRANSITIONS.bind.from;
    for (const status of Object.keys(OUTCOMES) as QuoteStatus[]) {
      expect(codeOf({ status })).toBe(bindable.includes(status) ? 'BOUND' : 'ILLEGAL_TRANSITION');
    }
  });

  it.each<[string, Partial<BindableQuote>, Partial<BindFacts>]>([
    ['QUOTE_EXPIRED', { expiresOn: NOW }, {}],
    ['QUOTE_EXPIRED', { expiresOn: null }, {}],
    ['TERM_NOT_ALLOWED', { effectiveDate: '2026-06-07' }, { claimFreeWarranty: true }],
    ['TERM_NOT_ALLOWED', { effectiveDate: '2026-08-30' }, {}],
    ['BOUND', { effectiveDate: '2026-08-29' }, {}],
    ['WARRANTY_MISSING', { effectiveDate: '2026-06-14' }, {}],
    ['BOUND', { effectiveDate: '2026-06-08' }, { claimFreeWarranty: true }],
    ['BOUND', { kind: 'ENDORSEMENT', effectiveDate: '2026-06-01' }, {}],
    ['CONTACT_MISSING', {}, { contact: { ...facts().contact, customerEmail: null } }],
    ['COVER_OVERLAPS', {}, { obstacles: [OVERLAP] }],
    ['COVER_OVERLAPS', {}, { obstacles: [{ ...OVERLAP, refusesFrom: 'bind' }] }],
    ['BOUND', {}, { obstacles: [{ ...OVERLAP, refusesFrom: 'issue' }] }],
    ['REF_NOT_FILED', {}, { carrierId: null }],
  ])('answers %s to %j with %j', (expected, changed, known) => {
    expect(codeOf(changed, known)).toBe(expected);
  });

  it('never binds outside of 7 days back and 75 ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.boolean(), (days, claimFreeWarranty) => {
        const bound = codeOf({ effectiveDate: addDays(TODAY, days) }, { claimFreeWarranty });
        const isAllowed = days >= (claimFreeWarranty ? -7 : 0) && days <= 75;
        expect(bound === 'BOUND').toBe(isAllowed);
      }),
    );
  });
});
