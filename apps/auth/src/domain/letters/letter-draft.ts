import type { EventData, EventType } from '@palisade/contracts';
import type { Currency, MinorUnits } from '@palisade/kernel';

/**
 * Who is written to: the policyholder at the address of the policy, login or not; the agent of the
 * row; the underwriter who has the quote, or all who read the inbox; the organisation that the event is
 * of; staff who set the terms of agencies; whom the event itself names; the agents of both agencies when
 * the broker of record changes; who holds a certificate.
 */
export const RECEIVERS = [
  ...([
    'POLICYHOLDER',
    'AGENT',
    'UNDERWRITER',
    'ORGANIZATION',
    'TERMS',
    'NAMED',
    'BROKERS',
    'HOLDER',
  ] as const),
] as const;

/** Who is written to of an event. */
export type Receiver = (typeof RECEIVERS)[number];

/** What a letter names: a text, a number, an amount or a date; null leaves its paragraph out. */
export type Facts = Record<
  string,
  string | number | null | { amount: MinorUnits; currency: Currency } | { date: string }
>;

/** What a letter says of an event. */
export interface EventLetter {
  /** The group of its texts in `letters.json`. */
  name: LetterName;
  to: readonly Receiver[];
  facts: Facts;
  /** Whether it asks the policyholder to pay: its button opens a link to pay by. */
  isPayable: boolean;
  /** Until when its button opens what brings the policy back; null where it does not. */
  reinstateUntil: string | null;
}

/** The letters that follow from events; what they say of a policy's insured and number is added. */
export const LETTERS = [
  'quoteDeclined',
  'quoteExpired',
  'quoteReferred',
  'termsReleased',
  'quoteAssigned',
  'requestToBind',
  'conditionsDue',
  'binderExpired',
  'binderExtended',
  'binderRescinded',
  'issueRefused',
  'policyIssued',
  'policyEndorsed',
  'endorsementDue',
  'endorsementCredit',
  'cancelNotice',
  'cancelRequested',
  'cancelStopped',
  'policyCancelled',
  'cancelledUnpaid',
  'policyReinstated',
  'policyVoided',
  'reportingOffered',
  'reportingBought',
  'renewalOpens',
  'renewalDue',
  'renewalOptedOut',
  'nonRenewalNotice',
  'conditionalNotice',
  'coverGoesOn',
  'certificateChanged',
  'certificateCancelled',
  'certificateRestored',
  'brokerReceived',
  'brokerRescinded',
  'brokerLapsed',
  'brokerChanged',
  'paymentReceived',
  'paymentFailed',
  'paymentHeld',
  'paymentRefunded',
  'circumstanceReceived',
  'circumstanceEnded',
  'circumstanceReopened',
  'claimReceived',
  'claimRightsReserved',
  'claimStatus',
  'claimReopened',
  'claimDenied',
  'claimClosed',
  'claimPaid',
  'invoice',
  'payPremium',
  'paymentReminder',
  'statementFinalized',
  'statementPaid',
  'agencyWaits',
] as const;

/** The name of such a letter. */
export type LetterName = (typeof LETTERS)[number];

export type Rule<Type extends EventType> = (
  data: EventData<Type>,
  known: KnownPolicy,
) => Draft | null;

export type Draft = Omit<EventLetter, 'isPayable' | 'reinstateUntil'> &
  Partial<Pick<EventLetter, 'isPayable' | 'reinstateUntil'>>;

/** What the letters ask of a policy that its later events leave out. */
export interface KnownPolicy {
  /** The agency pays and collects: nobody asks the policyholder for money. Null: nobody has said. */
  agencyBilled: boolean | null;
  agencyName: string | null;
}

/** Both sides of a policy. */
export const ALL = ['POLICYHOLDER', 'AGENT'] as const;

/** An amount with its currency. */
export interface Money {
  amount: MinorUnits;
  currency: Currency;
}

/** An amount as a fact of a letter. */
export const money = ({ amount, currency }: Money): Money => ({ amount, currency });

/** A date as a fact of a letter. */
export const plain = (date: string): { date: string } => ({ date });
