import type { ReturnedPremium } from '../domain/cancellation/return-premium';
import { returnPremium } from '../domain/cancellation/return-premium';
import { standing } from '../domain/history/standing';
import type { Life } from '../domain/life/life';
import { writtenOf } from '../domain/life/life';
import { sumCharges } from '../domain/money/charges';
import { lifeOf } from '../policies/life-of';
import type { PolicyTransaction } from '../policies/policy-transaction.entity';
import type { Policy } from '../policies/policy.entity';

type Returned = Pick<ReturnedPremium, 'factor' | 'charges'>;

/** What goes back for the cancellation of a policy, or will; null when there is none. */
export function returnedOf(policy: Policy, stack: PolicyTransaction[]): Returned | null {
  return policy.cancellation && stack.length ? returnedBy(lifeOf(policy, stack)) : null;
}

/** The same of a life: all that its act entered, or what would be returned on its date. */
export function returnedBy(life: Life): Returned | null {
  const { cancellation, entries, currency } = life;
  if (!cancellation) return null;
  const done = standing(entries).find(({ type }) => type === 'CANCEL');
  if (!done) {
    return returnPremium(
      writtenOf(life),
      cancellation.cancellationType,
      cancellation.effectiveDate,
    );
  }
  const lines = entries.filter(({ act }) => act === done.act);
  const charges = sumCharges(
    lines.map((line) => line.charges),
    currency,
  );
  return { factor: done.factor, charges };
}
