import type { EventData } from '@palisade/contracts';
import type { MinorUnits } from '@palisade/kernel';
import type { ClaimLife, Payment, Recovery } from './book';
import { netOf } from './book';

/** Why money moved. */
export type MoveKind = EventData<'claim.money-moved.v1'>['kind'];

/** Money that left the insurer by an act, negative where it came back. */
export interface MoneyMove {
  kind: MoveKind;
  amount: MinorUnits;
  payment: Payment | null;
  recovery: Recovery | null;
}

const OUT: readonly Payment['status'][] = ['ISSUED', 'CLEARED'];

/** What a payment took out of the insurer's account. */
const outOf = (payment: Payment | undefined): MinorUnits =>
  payment && OUT.includes(payment.status) ? netOf(payment) : 0;

function kindOf(payment: Payment): MoveKind {
  if (payment.status === 'STOPPED' || payment.status === 'VOID') return payment.status;
  return payment.refunded > 0 ? 'REFUNDED' : 'ISSUED';
}

/** What an act moved: at most one payment or recovery. */
export function moneyMovedBy(before: ClaimLife, after: ClaimLife): MoneyMove[] {
  const payments = after.payments.flatMap((payment): MoneyMove[] => {
    const known = before.payments.find(({ id }) => id === payment.id);
    const amount = outOf(payment) - outOf(known);
    return amount ? [{ kind: kindOf(payment), amount, payment, recovery: null }] : [];
  });
  const recoveries = after.recoveries.slice(before.recoveries.length).map((recovery): MoneyMove => {
    return { kind: 'RECOVERED', amount: -recovery.amount, payment: null, recovery };
  });
  return [...payments, ...recoveries];
}
