import { DomainError } from './domain-error';
import type { MinorUnits } from './money';

/** What is asked of the second person of an act. */
interface TwoPersonAct {
  /** The permission that the second person must hold at that moment. */
  permission: string;
  /** What the first person did, and the second decides on. */
  decides: string;
}

/**
 * Every act that one person begins and another one must approve, by the name of its record: design
 * §10.1, decision 46. An act that is not here approves nothing; `tools/checks/second-person.code-spec.ts`
 * looks for those that forgot.
 */
export const TWO_PERSON_ACTS = {
  'rate-book.activate': {
    permission: 'rater:table-edit',
    decides: 'a version of a rate book that others wrote and proposed',
  },
  'unapplied-cash.approve': {
    permission: 'billing:edit-transaction',
    decides: 'a refund that does not go back by the way it came to who paid it',
  },
  'commission.approve-payment': {
    permission: 'commission:pay',
    decides: 'a payment that, with all to the payee in 30 days, is above 10,000',
  },
  'policy.void': {
    permission: 'policy:void',
    decides: 'that an issued policy never was',
  },
  'claim.approvePayment': {
    permission: 'claim:pay',
    decides: 'a payment of a claim above the authority of who asked for it',
  },
  'claim.approveReserves': {
    permission: 'claim:reserve',
    decides: 'reserves of a claim above the authority of who set them',
  },
  'policy.voidCancel': {
    permission: 'policy:undo-cancel',
    decides: 'that a cancellation never was',
  },
  'account.rename': {
    permission: 'account:certify',
    decides: 'another name of an insured who was quoted or has a policy',
  },
  'form.activate': {
    permission: 'form:edit',
    decides: 'an edition of a form that others wrote and proposed',
  },
} as const satisfies Record<string, TwoPersonAct>;

/** An act of two persons. */
export type TwoPersonActName = keyof typeof TWO_PERSON_ACTS;

/** What one person alone pays out to one payee within `PAID_ALONE_DAYS`: ten thousand of any currency. */
export const PAID_ALONE_MAX: MinorUnits = 1_000_000;

/** The days, back from now, whose payments to one payee count together. */
export const PAID_ALONE_DAYS = 30;

/**
 * Whether a payment that is no refund needs a second person; `before` is all of the currency that was
 * paid to the payee, or waits, in the days that count together: an amount that is split is one amount.
 */
export const paysAlone = (amount: MinorUnits, before: MinorUnits): boolean =>
  amount + before <= PAID_ALONE_MAX;

/** A person, however the person called. */
export interface Person {
  id: string;
  name: string;
}

/** Who would approve. */
export interface Approver {
  /** The person who calls, or who is behind the key or the entered account; null where none is known. */
  behind: Person | null;
  /** Signed in as oneself: no key, no mailed code and no service. */
  isPerson: boolean;
  /** Holds the permission of the act at this moment. */
  mayNow: boolean;
}

/**
 * Design §10.1: another person approves, who may do so at that moment; a key, an entered account and a
 * delegation count as the person behind them. `begunBy` are the ids of all who had a part in what is
 * approved; null is somebody of whom nobody can say who it was. Answers who approves, or throws 403.
 */
export function checkSecondPerson(
  begunBy: readonly (string | null)[],
  { behind, isPerson, mayNow }: Approver,
): Person {
  const isAnother = isAnotherPerson(begunBy, behind?.id ?? null);
  if (behind && isPerson && mayNow && isAnother) return behind;
  throw secondPersonNeeded();
}

/** Who begins an act of two persons; throws 403 where nobody can say who it is. */
export function checkFirstPerson(behind: Person | null): Person {
  if (behind) return behind;
  throw secondPersonNeeded();
}

/** Whether somebody could approve what others began, as far as it is about persons. */
export const isAnotherPerson = (begunBy: readonly (string | null)[], id: string | null): boolean =>
  id !== null && begunBy.length > 0 && begunBy.every((one) => one !== null && one !== id);

/** The one refusal of whoever may not be the second person. */
export const secondPersonNeeded = (): DomainError =>
  new DomainError(
    'SECOND_PERSON_NEEDED',
    'Another person must approve this: somebody who had no part in it, has signed in as themselves ' +
      'and may approve it now. Keys and entered accounts count as the person behind them.',
    403,
  );
