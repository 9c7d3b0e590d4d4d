import { randomUUID } from 'node:crypto';
import type { CloudEvent, EventData, EventType } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import {
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  samplePolicyHead,
  sampleQuoteHead,
} from '@palisade/testing';
import { noticeRuleOf } from '../notices/notice-rules';
import type { EventLetter, KnownPolicy } from './letter-rules';
import { LETTER_RULES, letterOf, LETTERS } from './letter-rules';

const DIRECT: KnownPolicy = { agencyBilled: false };
const BY_AGENCY: KnownPolicy = { agencyBilled: true };

const event = <Type extends EventType>(type: Type, data: Partial<EventData<Type>>): CloudEvent =>
  ({ type, data: { version: 1, scope: scopeOf({}), ...data } }) as unknown as CloudEvent;

const quoteHead = sampleQuoteHead(randomUUID());
const policyHead = samplePolicyHead(randomUUID());
const charged = (amountDue: number): typeof SAMPLE_CHARGES => ({ ...SAMPLE_CHARGES, amountDue });
const closed = (notify: boolean): CloudEvent =>
  event('quote.declined.v1', { quoteHead, reason: 'poorControls', reasonSummary: null, notify });
const endorsed = (amountDue: number): CloudEvent =>
  event('policy.endorsed.v1', {
    policyHead,
    effectiveDate: '2026-07-01',
    charges: charged(amountDue),
  });
const noticed = (reason: string): CloudEvent =>
  event('policy.cancel-pending.v1', {
    policyHead,
    reason,
    cancelDate: '2026-07-20',
    mailedOn: '2026-07-05',
    noticeDays: 15,
    insured: SAMPLE_INSURED,
    contact: SAMPLE_CONTACT,
  });
const ended = (amountDue: number): CloudEvent =>
  event('policy.cancelled.v1', {
    policyHead,
    reason: 'NON_PAYMENT',
    cancelDate: '2026-07-20',
    charges: charged(amountDue),
    reinstateUntil: '2026-08-19',
  });
const payment = { invoiceNumber: 'INV-1', currency: 'USD', amount: 10_050 } as const;
const paid = (payer: 'INSURED' | 'AGENCY' | 'FINANCER'): CloudEvent =>
  event('payment.settled.v1', { ...payment, payer, paidOn: '2026-07-02' });
const failed = (payer: 'INSURED' | 'AGENCY'): CloudEvent =>
  event('payment.failed.v1', { ...payment, payer, reason: 'Declined' });
const refunded = (to: 'INSURED' | 'AGENCY' | 'FINANCER'): CloudEvent =>
  event('payment.refunded.v1', { currency: 'USD', amount: 10_050, to, reason: 'Paid too much' });
const changed = (action: string): CloudEvent => event('quote.changed.v1', { quoteHead, action });

const ALL = ['POLICYHOLDER', 'AGENT'];

type Case = [string, CloudEvent, KnownPolicy, string, string[], boolean];

const CASES: Case[] = [
  ['a decline that notifies', closed(true), DIRECT, 'quoteDeclined', ['AGENT'], false],
  [
    'a referral',
    event('quote.referred.v1', { quoteHead, reasons: [], needByDate: null }),
    DIRECT,
    'quoteReferred',
    ['UNDERWRITER'],
    false,
  ],
  [
    'a quote given to somebody',
    event('quote.assigned.v1', { quoteHead }),
    DIRECT,
    'quoteAssigned',
    ['UNDERWRITER'],
    false,
  ],
  [
    'a request to bind',
    changed('requestToBind'),
    DIRECT,
    'requestToBind',
    ['AGENT', 'UNDERWRITER'],
    false,
  ],
  [
    'conditions that are soon due',
    event('quote.conditions-due.v1', {
      quoteHead,
      conditions: [],
      dueAt: '2026-07-02T12:00:00.000Z',
    }),
    DIRECT,
    'conditionsDue',
    ['AGENT'],
    false,
  ],
  [
    'an issue',
    event('policy.issued.v1', { policyHead, charges: SAMPLE_CHARGES }),
    DIRECT,
    'policyIssued',
    ALL,
    false,
  ],
  ['an endorsement that costs', endorsed(500), DIRECT, 'endorsementDue', ['POLICYHOLDER'], true],
  ['one that the agency collects', endorsed(500), BY_AGENCY, 'endorsementDue', ['AGENT'], true],
  ['one that costs less', endorsed(-1), DIRECT, 'endorsementCredit', ALL, false],
  ['one that costs nothing', endorsed(0), DIRECT, 'policyEndorsed', ALL, false],
  ['a notice for money', noticed('NON_PAYMENT'), DIRECT, 'cancelNotice', ALL, true],
  ['one that the agency owes', noticed('NON_PAYMENT'), BY_AGENCY, 'cancelNotice', ALL, false],
  ['a notice for another reason', noticed('FRAUD'), DIRECT, 'cancelNotice', ALL, false],
  [
    'a stopped notice',
    event('policy.cancel-stopped.v1', { policyHead, reason: 'Paid' }),
    DIRECT,
    'cancelStopped',
    ALL,
    false,
  ],
  ['a cancellation', ended(-100), DIRECT, 'policyCancelled', ALL, false],
  [
    'a reinstatement',
    event('policy.reinstated.v1', { policyHead, effectiveDate: '2026-07-21' }),
    DIRECT,
    'policyReinstated',
    ALL,
    false,
  ],
  ['money of the insured', paid('INSURED'), DIRECT, 'paymentReceived', ['POLICYHOLDER'], false],
  ['money of the agency', paid('AGENCY'), BY_AGENCY, 'paymentReceived', ['AGENT'], false],
  ['money that failed', failed('INSURED'), DIRECT, 'paymentFailed', ['POLICYHOLDER'], true],
  ['money of an agency that failed', failed('AGENCY'), DIRECT, 'paymentFailed', ['AGENT'], false],
  ['a refund', refunded('INSURED'), DIRECT, 'paymentRefunded', ['POLICYHOLDER'], false],
  [
    'a filed claim',
    event('claim.filed.v1', { claimNumber: 'C-1', reportedDate: '2026-07-03', reporterName: 'R' }),
    DIRECT,
    'claimReceived',
    ALL,
    false,
  ],
];

describe('who is written to, and what', () => {
  it.each(CASES)('%s', (_, told, known, name, to, isPayable) => {
    expect(letterOf(told, known)).toMatchObject({ name, to, isPayable });
  });

  it.each([
    ['a decline without notification', closed(false)],
    ['another change of a quote', changed('need-by')],
    ['money of a finance company', paid('FINANCER')],
    ['what goes back to one', refunded('FINANCER')],
    ['what nobody is written about', event('quote.rated.v1', {})],
  ])('nobody of %s', (_, told) => {
    expect(letterOf(told, DIRECT)).toBeNull();
  });

  it('names the amount that goes back and until when it can be undone', () => {
    const { facts } = letterOf(ended(-12_345), DIRECT) as EventLetter;
    expect(facts).toMatchObject({
      back: { amount: 12_345, currency: 'USD' },
      until: { date: '2026-07-20' },
      reinstateUntil: { date: '2026-08-19' },
    });
    expect((letterOf(ended(0), DIRECT) as EventLetter).facts.back).toBeNull();
  });

  it('proves the mailing of a notice by its day, its days and the address', () => {
    const { facts } = letterOf(noticed('NON_PAYMENT'), DIRECT) as EventLetter;
    const { address1, city, state, zipCode } = SAMPLE_INSURED;
    expect(facts).toMatchObject({
      mailed: { date: '2026-07-05' },
      days: 15,
      address: `${address1}, ${city} ${state} ${zipCode}`,
    });
  });

  it('is told of nothing that no bell rings for', () => {
    const silent = Object.keys(LETTER_RULES).filter(
      (type) => !noticeRuleOf(event(type as EventType, { notify: true, action: 'requestToBind' })),
    );
    expect(silent).toEqual([]);
  });

  it('has no letter that nobody gets', () => {
    expect(new Set(CASES.map(([, , , name]) => name))).toEqual(new Set(LETTERS));
  });
});
