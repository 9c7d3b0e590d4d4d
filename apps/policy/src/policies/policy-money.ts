import type { MinorUnits } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { binderStatusOf } from '../domain/lifecycle/binder-status';
import type { Charges } from '../domain/money/charges';
import { sumCharges } from '../domain/money/charges';
import type { PolicyMoneyResponse } from './policies.dto';
import type { PolicyTransaction } from './policy-transaction.entity';
import type { Policy } from './policy.entity';

type Stack = readonly Pick<PolicyTransaction, 'charges'>[];

/** What was written of a policy so far, returns taken off; of a binder, what was bound. */
export const writtenCharges = ({ boundCharges }: Policy, stack: Stack): Charges =>
  stack.length
    ? sumCharges(
        stack.map(({ charges }) => charges),
        boundCharges.currency,
      )
    : boundCharges;

/** Whether a caller sees what an agency owes net: beside what it collects, that tells its commission. */
export const seesNet = (actor: Actor, holds: (permission: string) => boolean): boolean =>
  actor.accountType !== 'CUSTOMER' && holds('commission:view');

/** What the payer of a policy still owes us; what its agency owes net is told to who sees it. */
export const balanceFor = ({ balance, commissionKept }: Policy, isNetSeen: boolean): number =>
  commissionKept && !isNetSeen ? 0 : toCurrencyUnits(balance);

/** What is owed for a policy, and to whom, as far as it concerns the caller. */
export function moneyOf(policy: Policy, stack: Stack, isNetSeen: boolean): PolicyMoneyResponse {
  const { amountDue, paid, balance, dueDate, commissionKept } = policy;
  const owed = toCurrencyUnits(balance);
  const billed = { amountDue: toCurrencyUnits(amountDue), paid: toCurrencyUnits(paid) };
  if (!commissionKept) return { ...billed, balance: owed, dueDate, collected: null };
  const insuredOwesAgency = toCurrencyUnits(collectedOf(policy, stack));
  const collected = { insuredOwesAgency, agencyOwes: isNetSeen ? owed : null };
  // What the insured paid its agency is between the two: nothing is due from it here.
  return isNetSeen
    ? { ...billed, balance: owed, dueDate, collected }
    : { amountDue: insuredOwesAgency, paid: 0, balance: 0, dueDate: null, collected };
}

/** What an agency collects of its client: of a binder that ended without a policy, nothing. */
function collectedOf(policy: Policy, stack: Stack): MinorUnits {
  const binder = binderStatusOf(policy.status);
  const isEnded = binder === 'BINDER EXPIRED' || binder === 'RESCIND';
  return isEnded ? 0 : writtenCharges(policy, stack).amountDue;
}
