import type { QuoteStatus } from '@palisade/contracts';
import fc from 'fast-check';
import { addDays } from '@palisade/kernel';
import type { HeldLicense } from '../licenses';
import { QUOTE_TRANSITIONS } from '../quote-status';
import { OUTCOMES } from '../rating-outcome';
import type { BindableQuote, BindFacts } from './bind-quote';
import { bindQuote } from './bind-quote';

const TODAY = '2026-06-15';
const NOW = new Date('2026-06-15T18:00:00Z');
const license = (kind: HeldLicense['kind'], change: Partial<HeldLicense> = {}): HeldLicense => ({
  kind,
  state: 'LA',
  number: 'SL 1',
  expirationDate: '2026-06-15',
  deleted: false,
  ...change,
});
const BROKER = {
  brokerFirstName: 'Sam',
  brokerLastName: 'Ortiz',
  brokerEmail: 's@b.example',
  licenseNumber: 'SL 1',
  state: 'LA',
  signatureOnFile: true,
  noticeAttestedAt: '2026-06-01T00:00:00Z',
};
const TERMS = {
  limit: 100_000_000,
  deductible: 2_500_000,
  attachment: null,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  techENOPercentage: null,
  isTriaExcluded: false,
  coverages: [],
};
const quote = (change: Partial<BindableQuote> = {}): BindableQuote => ({
  kind: 'NEW',
  status: 'READY',
  product: 'P250_S',
  agencyId: 'agency',
  effectiveDate: TODAY,
  expiresOn: new Date('2026-07-01T00:00:00Z'),
  endorsement: null,
  annualCharges: null,
  terms: TERMS,
  signature: null,
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
  surplus: BROKER,
  licenses: [license('AGENCY'), license('SURPLUS')],
  agency: { isAppointed: true, levels: [] },
  subjectivities: [],
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
    ['AGENCY_NOT_APPOINTED', {}, { agency: { isAppointed: false, levels: [] } }],
    ['AGENCY_NOT_APPOINTED', { kind: 'RENEWAL' }, { agency: null }],
    ['BOUND', { kind: 'ENDORSEMENT' }, { agency: { isAppointed: false, levels: [] } }],
    ['BOUND', { agencyId: null, product: 'P250' }, { agency: null }],
    ['LICENSE_MISSING', {}, { licenses: [] }],
    ['LICENSE_MISSING', {}, { licenses: [license('AGENCY', { state: 'TX' })] }],
    ['LICENSE_MISSING', {}, { licenses: [license('AGENT', { expirationDate: '2026-06-14' })] }],
    ['LICENSE_MISSING', {}, { licenses: [license('AGENT', { deleted: true })] }],
    ['BOUND', { agencyId: null, product: 'P250' }, { licenses: [] }],
    ['BOUND', { product: 'P_ONE' }, { licenses: [], state: null, surplus: null }],
    ['SURPLUS_BROKER_MISSING', {}, { surplus: null }],
    ['SURPLUS_LICENSE_INVALID', {}, { licenses: [license('AGENCY')] }],
    ['SURPLUS_LICENSE_INVALID', {}, { surplus: { ...BROKER, licenseNumber: 'SL 2' } }],
    ['SURPLUS_NOTICE_MISSING', {}, { surplus: { ...BROKER, noticeAttestedAt: null } }],
    ['REF_NOT_FILED', {}, { carrierId: null }],
  ])('answers %s to %j with %j', (expected, changed, known) => {
    expect(codeOf(changed, known)).toBe(expected);
  });

  it.each([
    ['quote', 'open', 'SUBJECTIVITY_OPEN'],
    ['bind', 'submitted', 'SUBJECTIVITY_OPEN'],
    ['bind', 'expired', 'SUBJECTIVITY_OPEN'],
    ['bind', 'cleared', 'BOUND'],
    ['bind', 'waived', 'BOUND'],
    ['issue', 'open', 'BOUND'],
    ['postBind', 'open', 'BOUND'],
  ] as const)('with a condition of stage %s that is %s answers %s', (stage, state, expected) => {
    expect(codeOf({}, { subjectivities: [{ title: 'MFA', stage, state }] })).toBe(expected);
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
