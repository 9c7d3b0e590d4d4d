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
import type { EventLetter, KnownPolicy } from './letter-draft';
import { LETTERS } from './letter-draft';
import { letterOf } from './letter-rules';

const DIRECT: KnownPolicy = { agencyBilled: false, agencyName: 'Harborline' };
const BY_AGENCY: KnownPolicy = { agencyBilled: true, agencyName: 'Harborline' };

const event = <Type extends EventType>(type: Type, data: Partial<EventData<Type>>): CloudEvent =>
  ({ type, data: { version: 1, scope: scopeOf({}), ...data } }) as unknown as CloudEvent;

const quoteHead = sampleQuoteHead(randomUUID());
const policyHead = samplePolicyHead(randomUUID());
const charged = (amountDue: number): typeof SAMPLE_CHARGES => ({ ...SAMPLE_CHARGES, amountDue });
const closed = (notify: boolean, reasonSummary: string | null = null): CloudEvent =>
  event('quote.declined.v1', { quoteHead, reason: 'The full story', reasonSummary, notify });
const endorsed = (amountDue: number, follows?: string): CloudEvent =>
  event('policy.endorsed.v1', {
    policyHead,
    effectiveDate: '2026-07-01',
    charges: charged(amountDue),
    follows,
  });
const followed = (amountDue: number): CloudEvent => endorsed(amountDue, 'P-25-0000003');
const goesOn = event('policy.endorsed.v1', {
  policyHead,
  effectiveDate: '2027-01-15',
  charges: charged(500),
  goesOn: { from: '2027-01-15', until: '2027-02-15', cause: 'NON_RENEWAL' },
});
const extended = event('policy.endorsed.v1', {
  policyHead,
  type: 'ERP',
  erp: { months: 12, from: '2026-07-20', to: '2027-07-20' },
  effectiveDate: '2026-07-20',
  charges: charged(850_000),
});
const reportingOffered = event('policy.reporting-offered.v1', {
  policyHead,
  endOfCover: '2026-07-20',
  automaticUntil: null,
  buyBy: '2026-09-18',
  options: [{ months: 12, until: '2027-07-20', charges: charged(850_000) }],
});
const noticed = (reason: string, owed?: number): CloudEvent =>
  event('policy.cancel-pending.v1', {
    policyHead,
    reason,
    cancelDate: '2026-07-20',
    mailedOn: '2026-07-05',
    noticeDays: 15,
    charges: charged(-1),
    owed,
    insured: SAMPLE_INSURED,
    contact: SAMPLE_CONTACT,
  });
const ended = (
  amountDue: number,
  owed?: number,
  reinstateUntil: string | null = null,
): CloudEvent =>
  event('policy.cancelled.v1', {
    policyHead,
    reason: 'NON_PAYMENT',
    cancelDate: '2026-07-20',
    charges: charged(amountDue),
    reinstateUntil,
    owed,
  });
const unpaid = (owed: number): CloudEvent => ended(-139_754, owed, '2026-08-19');
const offered = (quoteId: string | null): CloudEvent =>
  event('policy.renewal-offered.v1', { policyHead, daysLeft: 120, quoteId });
const notRenewed = (by: 'INSURER' | 'INSURED'): CloudEvent =>
  event('policy.non-renewed.v1', {
    policyHead,
    insured: SAMPLE_INSURED,
    by,
    reason: 'UNDERWRITING',
    noticeMailedOn: by === 'INSURER' ? '2026-07-05' : null,
  });
const conditional: NonNullable<EventData<'quote.sent.v1'>['conditional']> = {
  reasons: ['PREMIUM_UP'],
  expiringPremium: 100_000,
  days: 30,
  mailedOn: '2026-07-05',
};
const sentRenewal = (notice: typeof conditional | null): CloudEvent =>
  event('quote.sent.v1', {
    quoteHead,
    insured: SAMPLE_INSURED,
    charges: charged(110_000),
    conditional: notice,
  });
const brokerChange = {
  fromAgencyName: 'Harborline',
  agencyName: 'Lakeshore',
  rescindBy: '2026-07-13',
  effectiveDate: '2026-07-14',
};
const voided = (amountDue: number): CloudEvent =>
  event('policy.voided.v1', {
    policyHead,
    reason: 'ERROR',
    charges: charged(amountDue),
    premiums: [amountDue],
  });
const undone = (amountDue: number, prepaid?: number): CloudEvent =>
  event('policy.reinstated.v1', {
    policyHead,
    effectiveDate: '2026-07-21',
    charges: charged(amountDue),
    prepaid,
  });
const payment = { invoiceNumber: 'INV-1', currency: 'USD', amount: 10_050 } as const;
const paid = (payer: 'INSURED' | 'AGENCY' | 'FINANCER'): CloudEvent =>
  event('payment.settled.v1', { ...payment, payer, paidOn: '2026-07-02' });
const failed = (payer: 'INSURED' | 'AGENCY'): CloudEvent =>
  event('payment.failed.v1', { ...payment, payer, reason: 'Declined' });
const ofBill = (type: 'payment.settled.v1' | 'payment.failed.v1'): CloudEvent =>
  event(type, { ...payment, payer: 'AGENCY', agencyBillId: 'b', reason: '', paidOn: '2026-07-02' });
const refunded = (to: 'INSURED' | 'AGENCY' | 'FINANCER'): CloudEvent =>
  event('payment.refunded.v1', { currency: 'USD', amount: 10_050, to, reason: 'Paid too much' });
const bill = { ...payment, policyId: 'p', policyNumber: 'P-1', dueDate: '2026-07-31' };
const billed = (kind: 'NEW' | 'ENDORSEMENT', amountDue: number, agencyBilled = false): CloudEvent =>
  event('invoice.created.v1', { ...bill, kind, amountDue, agencyBilled });
const mailed = (letter: 'invoice' | 'paymentReminder'): CloudEvent =>
  event('invoice.letter-asked.v1', { ...bill, letter, sender: 'Nora', balance: 105_000 });
const changed = (action: string): CloudEvent => event('quote.changed.v1', { quoteHead, action });

const ALL = ['POLICYHOLDER', 'AGENT'];
const RELEASED = {
  quoteHead,
  charges: SAMPLE_CHARGES,
  expiresOn: '2026-08-01T00:00:00.000Z',
  subjectivities: [],
};
const expired = (notify: boolean): CloudEvent =>
  event('quote.expired.v1', { quoteHead, reason: '', reasonSummary: null, notify });
const rescinded = (policyId: string | null): CloudEvent =>
  event('quote.rescinded.v1', { quoteHead: { ...quoteHead, policyId }, reason: 'Found insured' });
const held = (payer: 'INSURED' | 'AGENCY' | 'FINANCER'): CloudEvent =>
  event('payment.held.v1', { ...payment, payer, paidOn: '2026-07-02', reason: 'Covered already' });
const policyChanged = (action: string): CloudEvent => {
  const asked = { reason: 'OUT_OF_BUSINESS', cancelDate: '2026-07-20' };
  const cancelRequest = { ...asked, requestedBy: 'Ada', requestedAt: '2026-07-01T00:00:00.000Z' };
  return event('policy.changed.v1', { policyHead, action, cancelRequest });
};
const agencyMade = (version: number, isAppointed: boolean): CloudEvent =>
  event('agency.saved.v1', {
    agencyId: 'a',
    name: 'New Quay',
    isAppointed,
    deleted: false,
    version,
  });

type Case = [string, CloudEvent, KnownPolicy, string, string[], boolean];

const step = (action: string, endedOn: string | null = null): CloudEvent =>
  event('claim.changed.v1', {
    claimNumber: 'C-1',
    fileStatus: 'OPEN',
    action,
    reason: 'R',
    endedOn,
  });
const filed = (isCircumstance?: boolean): CloudEvent =>
  event('claim.filed.v1', {
    claimNumber: 'C-1',
    reportedDate: '2026-07-03',
    reporterName: 'R',
    ...(isCircumstance === undefined ? {} : { isCircumstance }),
  });
const claimEnd = (fileStatus: 'DENIED' | 'CLOSED_NO_PAYMENT'): CloudEvent =>
  event('claim.closed.v1', { claimNumber: 'C-1', fileStatus, closedDate: '2026-07-03' });
const claimMoney = (
  kind: 'ISSUED' | 'STOPPED',
  coverage: string | null = 'LIABILITY',
): CloudEvent =>
  event('claim.money-moved.v1', { claimNumber: 'C-1', kind, coverage, payee: 'F', amount: 5 });

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
    'a binder that ran out',
    event('binder.expired.v1', { policyHead, binderExpiresOn: '2026-07-09T00:00:00.000Z' }),
    DIRECT,
    'binderExpired',
    ALL,
    false,
  ],
  [
    'a binder that stands again',
    event('binder.extended.v1', { policyHead, binderExpiresOn: '2026-08-09T00:00:00.000Z' }),
    DIRECT,
    'binderExtended',
    ALL,
    false,
  ],
  [
    'one of which no policy can come',
    event('binder.expired.v1', {
      policyHead,
      binderExpiresOn: '2026-07-09T00:00:00.000Z',
      refusal: 'Covered already',
    }),
    DIRECT,
    'issueRefused',
    ALL,
    false,
  ],
  [
    'terms that an underwriter released',
    event('quote.released.v1', { ...RELEASED, byUnderwriter: true }),
    DIRECT,
    'termsReleased',
    ['AGENT'],
    false,
  ],
  ['a quote whose time is over', expired(true), DIRECT, 'quoteExpired', ['AGENT'], false],
  ['a rescinded bind', rescinded(policyHead.policyId), DIRECT, 'binderRescinded', ALL, false],
  ['money without a policy', held('INSURED'), DIRECT, 'paymentHeld', ALL, false],
  ['money of a financer without one', held('FINANCER'), DIRECT, 'paymentHeld', ['AGENT'], false],
  [
    'a request to cancel',
    policyChanged('requestCancellation'),
    DIRECT,
    'cancelRequested',
    ['UNDERWRITER'],
    false,
  ],
  [
    'a closed month',
    event('commission-statement.finalized.v1', {
      statementId: 's',
      year: 2026,
      month: 6,
      currency: 'USD',
      total: 5_000,
    }),
    DIRECT,
    'statementFinalized',
    ['ORGANIZATION'],
    false,
  ],
  [
    'a paid statement',
    event('commission.paid.v1', {
      statementId: 's',
      currency: 'USD',
      amount: 5_000,
      paidOn: '2026-07-05',
    }),
    DIRECT,
    'statementPaid',
    ['ORGANIZATION'],
    false,
  ],
  ['a new agency without terms', agencyMade(1, false), DIRECT, 'agencyWaits', ['TERMS'], false],
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
  ['a renewal that follows', followed(500), DIRECT, 'endorsementDue', ALL, true],
  ['one of an agency that collects', followed(500), BY_AGENCY, 'endorsementDue', ['AGENT'], true],
  ['cover that goes on', goesOn, DIRECT, 'coverGoesOn', ALL, true],
  ['cover that an agency collects for', goesOn, BY_AGENCY, 'coverGoesOn', ALL, false],
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
  ['a cancellation of what is unpaid', unpaid(183_500), DIRECT, 'cancelledUnpaid', ALL, false],
  ['a reinstatement', undone(0), DIRECT, 'policyReinstated', ALL, false],
  ['a reinstatement that is charged again', undone(183_500), DIRECT, 'policyReinstated', ALL, true],
  ['a policy that opens for renewal', offered(null), DIRECT, 'renewalOpens', ['AGENT'], false],
  [
    'a policy that ends soon',
    event('policy.renewal-due.v1', { policyHead, daysLeft: 30 }),
    DIRECT,
    'renewalDue',
    ALL,
    false,
  ],
  ...(
    [
      ['a certificate that is changed', 'CHANGED', 'certificateChanged'],
      ['one that is cancelled', 'CANCELLED', 'certificateCancelled'],
      ['one that is true again', 'TRUE', 'certificateRestored'],
    ] as const
  ).map(([story, answer, name]): Case => {
    const told = { policyHead, answer, since: '2026-07-14', changes: [], holder: 'Bank' };
    const affected = event('policy.certificate-affected.v1', told);
    return [story, affected, DIRECT, name, ['HOLDER'], false];
  }),
  ...(
    [
      ['a letter for another broker', 'policy.bor-received.v1', 'brokerReceived'],
      ['one that is taken back', 'policy.bor-rescinded.v1', 'brokerRescinded'],
      ['another broker', 'policy.bor-changed.v1', 'brokerChanged'],
    ] as const
  ).map(([story, type, name]): Case => {
    const told = event(type, { policyHead, ...brokerChange, reason: 'Again' });
    return [story, told, DIRECT, name, ['POLICYHOLDER', 'BROKERS'], false];
  }),
  [
    'another broker of what is over',
    event('policy.bor-rescinded.v1', { policyHead, ...brokerChange, reason: '', isLapsed: true }),
    DIRECT,
    'brokerLapsed',
    ['BROKERS'],
    false,
  ],
  ['a policy that is opted out', notRenewed('INSURED'), DIRECT, 'renewalOptedOut', ALL, false],
  ['one that is not renewed', notRenewed('INSURER'), DIRECT, 'nonRenewalNotice', ALL, false],
  [
    'a renewal on other terms',
    sentRenewal(conditional),
    DIRECT,
    'conditionalNotice',
    ['POLICYHOLDER'],
    false,
  ],
  ['a policy that never was', voided(-100), DIRECT, 'policyVoided', ALL, false],
  ['the end of cover', reportingOffered, DIRECT, 'reportingOffered', ALL, false],
  ['time to report', extended, DIRECT, 'reportingBought', ALL, true],
  ['time to report that the agency pays', extended, BY_AGENCY, 'reportingBought', ALL, false],
  ['one that the agency pays', undone(183_500), BY_AGENCY, 'policyReinstated', ALL, false],
  ['a cancellation that leaves a debt', ended(-100, 300), DIRECT, 'policyCancelled', ALL, true],
  ['one that leaves it to the agency', ended(-100, 300), BY_AGENCY, 'policyCancelled', ALL, false],
  ['the first bill', billed('NEW', 105_000), DIRECT, 'payPremium', ['POLICYHOLDER'], true],
  ['an invoice that is mailed', mailed('invoice'), BY_AGENCY, 'invoice', ['NAMED'], true],
  ['a reminder', mailed('paymentReminder'), DIRECT, 'paymentReminder', ['NAMED'], true],
  ['money of the insured', paid('INSURED'), DIRECT, 'paymentReceived', ['POLICYHOLDER'], false],
  ['money of the agency', paid('AGENCY'), BY_AGENCY, 'paymentReceived', ['AGENT'], false],
  ['money that failed', failed('INSURED'), DIRECT, 'paymentFailed', ['POLICYHOLDER'], true],
  ['money of an agency that failed', failed('AGENCY'), DIRECT, 'paymentFailed', ['AGENT'], false],
  ['a refund', refunded('INSURED'), DIRECT, 'paymentRefunded', ['POLICYHOLDER'], false],
  ['a filed claim', filed(), DIRECT, 'claimReceived', ALL, false],
  ['a circumstance', filed(true), DIRECT, 'circumstanceReceived', ALL, false],
  [
    'a circumstance that ended',
    step('endCircumstance', '2026-08-01'),
    DIRECT,
    'circumstanceEnded',
    ['POLICYHOLDER'],
    false,
  ],
  [
    'a circumstance that is taken up again',
    step('reopenCircumstance'),
    DIRECT,
    'circumstanceReopened',
    ['POLICYHOLDER'],
    false,
  ],
  ['a circumstance that is made a claim', filed(false), DIRECT, 'claimReceived', ALL, false],
  [
    'rights that are reserved',
    step('reserveRights'),
    DIRECT,
    'claimRightsReserved',
    ['POLICYHOLDER'],
    false,
  ],
  ['how a claim stands', step('tellStatus'), DIRECT, 'claimStatus', ['POLICYHOLDER'], false],
  ['a claim that is open again', step('reopen'), DIRECT, 'claimReopened', ['POLICYHOLDER'], false],
  ['a denied claim', claimEnd('DENIED'), DIRECT, 'claimDenied', ALL, false],
  ['a closed claim', claimEnd('CLOSED_NO_PAYMENT'), DIRECT, 'claimClosed', ALL, false],
  ['a payment of a claim', claimMoney('ISSUED'), DIRECT, 'claimPaid', ['POLICYHOLDER'], false],
];

describe('who is written to, and what', () => {
  it.each(CASES)('%s', (_, told, known, name, to, isPayable) => {
    expect(letterOf(told, known)).toMatchObject({ name, to, isPayable });
  });

  it.each([
    ['another step of a claim', step('diaryDue')],
    ['a payment of a claim that is stopped', claimMoney('STOPPED')],
    ['a cost of the insurer itself', claimMoney('ISSUED', null)],
    ['a decline without notification', closed(false)],
    ['another change of a quote', changed('need-by')],
    ['terms that nobody had to release', event('quote.released.v1', RELEASED)],
    ['a quote that went with another', expired(false)],
    ['a rescinded bind of which no binder came', rescinded(null)],
    ['a renewal on its old terms', sentRenewal(null)],
    ['another change of a policy', policyChanged('billed')],
    ['an agency that is appointed', agencyMade(1, true)],
    ['an agency that was told of before', agencyMade(2, false)],
    ['money of a finance company', paid('FINANCER')],
    ['what goes back to one', refunded('FINANCER')],
    ['a part of a payment of a whole bill', ofBill('payment.settled.v1')],
    ['such a part that failed', ofBill('payment.failed.v1')],
    ['a first bill that the agency pays', billed('NEW', 105_000, true)],
    ['a first bill of nothing', billed('NEW', 0)],
    ['a bill of an endorsement, which has its own letter', billed('ENDORSEMENT', 500)],
    ['a renewal that is quoted by itself, which is told of as a quote', offered('quote')],
    ['what nobody is written about', event('quote.rated.v1', {})],
  ])('nobody of %s', (_, told) => {
    expect(letterOf(told, DIRECT)).toBeNull();
  });

  const factsOf = (told: CloudEvent): EventLetter['facts'] =>
    (letterOf(told, DIRECT) as EventLetter).facts;
  const usd = (amount: number | null) => amount && { amount, currency: 'USD' };

  it.each([
    ['all was paid', -139_754, 0, 139_754, 139_754, null],
    ['nothing was paid', -139_754, 183_500, 139_754, null, 43_746],
    ['a part was paid', -139_754, 100_000, 139_754, 39_754, null],
    ['as much is due as goes back', -139_754, 139_754, 139_754, null, null],
    ['nothing goes back', 0, 10_000, null, null, 10_000],
    ['nobody has said what is due', -139_754, undefined, 139_754, 139_754, null],
  ])('of a cancellation where %s', (_, amountDue, owed, credit, back, left) => {
    expect(factsOf(ended(amountDue, owed))).toMatchObject({
      credit: usd(credit),
      back: usd(back),
      left: usd(left),
      until: { date: '2026-07-20' },
      reinstateUntil: null,
    });
  });

  it.each([
    ['nothing was paid', 183_500, 183_500],
    ['a part was paid, and the rest goes back', 100_000, 139_754],
  ])('of what has a policy back that is cancelled unpaid where %s', (_, owed, again) => {
    const letter = letterOf(unpaid(owed), DIRECT) as EventLetter;
    expect(letter.reinstateUntil).toBe('2026-08-19');
    expect(letter.facts).toMatchObject({ again: usd(again), before: { date: '2026-08-19' } });
    const byAgency = letterOf(unpaid(owed), BY_AGENCY) as EventLetter;
    expect(byAgency).toMatchObject({ name: 'policyCancelled', reinstateUntil: null });
    expect(byAgency.facts.reinstateUntil).toEqual({ date: '2026-08-19' });
  });

  it('of what is charged again and was paid before', () => {
    const letter = letterOf(undone(183_500, 183_500), DIRECT) as EventLetter;
    expect(letter).toMatchObject({ isPayable: false, facts: { again: null } });
    expect(letter.facts.prepaid).toEqual(usd(183_500));
  });

  it('names what is charged again, and what a notice for money is about', () => {
    expect(factsOf(undone(183_500)).again).toEqual(usd(183_500));
    expect(factsOf(undone(0)).again).toBeNull();
    expect(factsOf(noticed('NON_PAYMENT', 43_746)).due).toEqual(usd(43_746));
    expect(factsOf(noticed('FRAUD', 43_746)).due).toBeNull();
  });

  it('names no figure that an agency owes net, but who settles it', () => {
    const factsFor = (told: CloudEvent) => (letterOf(told, BY_AGENCY) as EventLetter).facts;
    const settler = 'Harborline';
    const none = { back: null, left: null, settler };
    expect(factsFor(ended(-100, 300))).toMatchObject({ ...none, credit: usd(100) });
    expect(factsFor(ended(-300, 100))).toMatchObject({ ...none, credit: usd(300) });
    expect(factsFor(noticed('NON_PAYMENT', 300))).toMatchObject({ due: null, settler });
    expect(factsFor(noticed('FRAUD', 300)).settler).toBeNull();
    for (const told of [ended(-100, 300), noticed('NON_PAYMENT', 300)]) {
      expect(factsOf(told).settler).toBeNull();
    }
  });

  it('gives the reason that was chosen, not its description; of a rule what it says', () => {
    const reasonOf = (summary: string | null) => factsOf(closed(true, summary)).reason;
    expect(reasonOf('Poor Cyber Security Controls')).toBe('Poor Cyber Security Controls');
    expect(reasonOf('SIZE_TOO_BIG')).toBe('The full story');
    expect(reasonOf(null)).toBe('The full story');
  });

  it('names invoice, amount and due date of a bill', () => {
    const named = { invoiceNumber: 'INV-1', dueDate: { date: '2026-07-31' } };
    for (const told of [billed('NEW', 105_000), mailed('invoice')]) {
      expect(factsOf(told)).toMatchObject({ ...named, amountDue: usd(105_000) });
    }
  });

  it('names amount, day and reason of money that is held, and the last day of a closed month', () => {
    expect(factsOf(held('INSURED'))).toEqual({
      amount: usd(10_050),
      paidOn: { date: '2026-07-02' },
      reason: 'Covered already',
    });
    const closed = event('commission-statement.finalized.v1', {
      year: 2028,
      month: 2,
      currency: 'USD',
      total: 1,
    });
    expect(factsOf(closed).until).toEqual({ date: '2028-02-29' });
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

  it('tells people with a login of nothing that no bell rings for', () => {
    const ofLogins = CASES.filter(([, , , , to]) => to.some((who) => /AGENT|UNDER/.test(who)));
    expect(ofLogins.filter(([, told]) => !noticeRuleOf(told, null)).map(([name]) => name)).toEqual(
      [],
    );
  });

  it('has no letter that nobody gets', () => {
    expect(new Set(CASES.map(([, , , name]) => name))).toEqual(new Set(LETTERS));
  });
});
