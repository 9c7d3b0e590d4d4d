import type { CloudEvent, EventType } from '@palisade/contracts';
import type { MinorUnits, Region } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { endReasonText, PRODUCTS } from '@palisade/trade';
import { BROKER_LETTERS } from './broker-letters';
import { CERTIFICATE_LETTERS } from './certificate-letters';
import { CLAIM_LETTERS } from './claim-letters';
import { DESK_LETTERS } from './desk-letters';
import type { Draft, EventLetter, Facts, KnownPolicy, Money, Receiver, Rule } from './letter-draft';
import { ALL, money, plain } from './letter-draft';
import { QUOTE_LETTERS } from './quote-letters';
import { reportingBought, reportingOffered } from './reporting-letters';
import { addressOf, coverGoesOn, RENEWAL_LETTERS } from './renewal-letters';

/** Whoever pays for a policy is asked, and hears of the money. */
const payerOf = ({ agencyBilled }: KnownPolicy): Receiver =>
  agencyBilled === false ? 'POLICYHOLDER' : 'AGENT';

/** Who settles with the insured what an agency owes net of its commission: the agency, by its name. */
const settlerOf = ({ agencyBilled, agencyName }: KnownPolicy): string | null =>
  agencyBilled ? agencyName : null;

const billed = ({
  invoiceNumber,
  dueDate,
  ...due
}: Money & { invoiceNumber: string; dueDate: string }): Facts => ({
  invoiceNumber,
  amountDue: money(due),
  dueDate: plain(dueDate),
});

/** What a return does to what is owed: it is taken off first, and only what is over goes back. */
export const settledBy = (
  credit: MinorUnits,
  owed: MinorUnits,
): { credit: MinorUnits; back: MinorUnits; left: MinorUnits } => ({
  credit,
  back: Math.max(0, credit - owed),
  left: Math.max(0, owed - credit),
});

/** A payment is heard of by who made it; a finance company has a desk of its own. */
const MADE_BY: Readonly<Record<string, readonly Receiver[]>> = {
  INSURED: ['POLICYHOLDER'],
  AGENCY: ['AGENT'],
  FINANCER: [],
};

/** What is written of each event; of all others nothing. */
export const LETTER_RULES: { readonly [Type in EventType]?: Rule<Type> } = {
  ...QUOTE_LETTERS,
  ...DESK_LETTERS,
  ...CLAIM_LETTERS,
  ...RENEWAL_LETTERS,
  ...BROKER_LETTERS,
  ...CERTIFICATE_LETTERS,
  'binder.expired.v1': ({ binderExpiresOn, refusal = null }) => ({
    name: refusal ? 'issueRefused' : 'binderExpired',
    to: ALL,
    facts: { until: plain(binderExpiresOn), reason: refusal },
  }),
  'binder.extended.v1': ({ binderExpiresOn }, { agencyName }) => ({
    name: 'binderExtended',
    to: ALL,
    facts: { until: plain(binderExpiresOn), agency: agencyName },
  }),
  'policy.issued.v1': ({ policyHead: { effectiveDate, endDate }, charges }) => ({
    name: 'policyIssued',
    to: ALL,
    facts: {
      from: plain(effectiveDate),
      until: plain(endDate),
      total: money({ ...charges, amount: charges.amountDue }),
    },
  }),
  'policy.endorsed.v1': (data, policy) => {
    if (data.type === 'ERP') return reportingBought(data, policy);
    if (data.goesOn) return coverGoesOn(data, policy);
    const { effectiveDate, charges, follows = null } = data;
    const { amountDue, currency } = charges;
    const facts = {
      follows,
      from: plain(effectiveDate),
      amount: money({ amount: Math.abs(amountDue), currency }),
    };
    if (amountDue > 0) {
      // Nobody asked for what follows from another term: the agency hears of it too.
      const to = follows && policy.agencyBilled === false ? ALL : [payerOf(policy)];
      return { name: 'endorsementDue', to, facts, isPayable: true };
    }
    return { name: amountDue < 0 ? 'endorsementCredit' : 'policyEndorsed', to: ALL, facts };
  },
  'policy.cancel-pending.v1': (data, policy) => ({
    name: 'cancelNotice',
    to: ALL,
    facts: {
      due:
        data.reason === 'NON_PAYMENT' && data.owed && !policy.agencyBilled
          ? money({ amount: data.owed, currency: data.charges.currency })
          : null,
      settler: data.reason === 'NON_PAYMENT' ? settlerOf(policy) : null,
      reason: endReasonText(data.reason),
      until: plain(data.cancelDate),
      mailed: data.mailedOn && plain(data.mailedOn),
      days: data.noticeDays,
      address: data.mailedOn && addressOf(data.insured),
    },
    isPayable: data.reason === 'NON_PAYMENT' && policy.agencyBilled === false,
  }),
  'policy.cancel-stopped.v1': ({ reason }) => ({
    name: 'cancelStopped',
    to: ALL,
    facts: { reason: endReasonText(reason) },
  }),
  'policy.cancelled.v1': ({ reason, cancelDate, charges, reinstateUntil, owed = 0 }, policy) => {
    const { currency } = charges;
    const { credit, back, left } = settledBy(-charges.amountDue, owed);
    const known = (amount: MinorUnits) => (amount > 0 ? money({ amount, currency }) : null);
    const ofInsured = (amount: MinorUnits) => (policy.agencyBilled ? null : known(amount));
    const said = {
      reason: endReasonText(reason),
      until: plain(cancelDate),
      credit: known(credit),
      back: ofInsured(back),
      left: ofInsured(left),
    };
    if (reinstateUntil && policy.agencyBilled === false) {
      const facts = { ...said, again: known(left + credit), before: plain(reinstateUntil) };
      return { name: 'cancelledUnpaid', to: ALL, facts, reinstateUntil };
    }
    const until = { reinstateUntil: reinstateUntil && plain(reinstateUntil) };
    return {
      name: 'policyCancelled',
      to: ALL,
      facts: { ...said, settler: settlerOf(policy), ...until },
      isPayable: left > 0 && policy.agencyBilled === false,
    };
  },
  'policy.reporting-offered.v1': reportingOffered,
  'policy.voided.v1': ({ reason }) => ({
    name: 'policyVoided',
    to: ALL,
    facts: { reason: endReasonText(reason) },
  }),
  'policy.reinstated.v1': (
    { effectiveDate, charges: { amountDue, currency }, prepaid = 0 },
    policy,
  ) => {
    const amount = amountDue - prepaid;
    return {
      name: 'policyReinstated',
      to: ALL,
      facts: {
        from: plain(effectiveDate),
        prepaid: prepaid > 0 ? money({ amount: prepaid, currency }) : null,
        again: amount > 0 ? money({ amount, currency }) : null,
      },
      isPayable: amount > 0 && policy.agencyBilled === false,
    };
  },
  'invoice.created.v1': ({ kind, agencyBilled, amountDue: amount, ...bill }) =>
    kind === 'NEW' && !agencyBilled && amount > 0
      ? {
          name: 'payPremium',
          to: ['POLICYHOLDER'],
          facts: billed({ ...bill, amount }),
          isPayable: true,
        }
      : null,
  'invoice.letter-asked.v1': ({ letter, sender, balance: amount, ...bill }) => ({
    name: letter,
    to: ['NAMED'],
    facts: { ...billed({ ...bill, amount }), sender },
    isPayable: true,
  }),
  // What pays the bill of a month is heard of once, as a notice, not for each of its invoices.
  'payment.settled.v1': ({ payer, paidOn, invoiceNumber, agencyBillId, ...paid }) =>
    agencyBillId
      ? null
      : {
          name: 'paymentReceived',
          to: MADE_BY[payer],
          facts: { amount: money(paid), paidOn: plain(paidOn), invoiceNumber },
        },
  'payment.failed.v1': ({ payer, reason, invoiceNumber, agencyBillId, ...paid }) =>
    agencyBillId
      ? null
      : {
          name: 'paymentFailed',
          to: MADE_BY[payer],
          facts: { amount: money(paid), invoiceNumber, reason: reason || null },
          isPayable: payer === 'INSURED',
        },
  // It is decided on with both, whoever paid.
  'payment.held.v1': ({ payer, paidOn, reason, ...held }) => ({
    name: 'paymentHeld',
    to: payer === 'INSURED' ? ALL : ['AGENT'],
    facts: { amount: money(held), paidOn: plain(paidOn), reason },
  }),
  'payment.refunded.v1': ({ to, reason, ...paid }) => ({
    name: 'paymentRefunded',
    to: MADE_BY[to],
    facts: { amount: money(paid), reason: reason || null },
  }),
};

/** The letter of an event; null where nobody is written to. */
export function letterOf({ type, data }: CloudEvent, known: KnownPolicy): EventLetter | null {
  const rule = LETTER_RULES[type] as
    ((data: unknown, known: KnownPolicy) => Draft | null) | undefined;
  const draft = rule?.(data, known);
  return draft?.to.length ? { isPayable: false, reinstateUntil: null, ...draft } : null;
}

/** The edition that letters about a product are written in. */
export const editionOf = (product: Product): Region => PRODUCTS[product].region;
