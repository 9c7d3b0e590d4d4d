import { newId } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { ActType } from '../domain/life/acts';
import type { ClaimLife, Payment, PaymentStatus } from '../domain/life/book';
import { paidOf, recoveredOf } from '../domain/life/book';
import type { ByCategory, ReserveCategory } from '../domain/reserves';
import { changedCategories, RESERVE_CATEGORIES } from '../domain/reserves';
import { ReserveChange } from '../files/reserve-change.entity';
import { ClaimAct } from './claim-act.entity';
import { ClaimPayment } from './claim-payment.entity';
import { ClaimRecovery } from './claim-recovery.entity';

interface Lives {
  before: ClaimLife;
  after: ClaimLife;
}

const ENDS: readonly PaymentStatus[] = ['CLEARED', 'STOPPED', 'VOID'];

/** Keeps what an act made of the payments of a claim. */
export async function keepPayments(
  em: EntityManager,
  { before, after }: Lives,
  now: Date,
): Promise<void> {
  for (const payment of after.payments) {
    const known = before.payments.find(({ id }) => id === payment.id);
    if (!known) {
      const row = { ...payment, claimId: after.id, requestedOn: now, issuedOn: null };
      await em.insert(ClaimPayment, { ...row, endedOn: payment.status === 'CLEARED' ? now : null });
    } else if (known !== payment) {
      const { id, status, refunded, authority, approvedBy } = payment;
      await em.update(
        ClaimPayment,
        { id },
        { status, refunded, authority, approvedBy, ...momentsOf(known, payment, now) },
      );
    }
  }
}

/** When a payment came into its status. */
function momentsOf(
  known: Payment,
  { status }: Payment,
  now: Date,
): { issuedOn?: Date; endedOn?: Date } {
  if (status === known.status) return {};
  if (status === 'ISSUED') return { issuedOn: now };
  return ENDS.includes(status) ? { endedOn: now } : {};
}

/** Keeps what came back. */
export async function saveRecoveries(
  em: EntityManager,
  { before, after }: Lives,
  { by, now }: { by: string; now: Date },
): Promise<void> {
  for (const recovery of after.recoveries.slice(before.recoveries.length)) {
    await em.insert(ClaimRecovery, {
      ...recovery,
      claimId: after.id,
      receivedOn: now,
      bookedBy: by,
    });
  }
}

/** Keeps what was done to the reserves, each with its person and reason, and what waits. */
export async function keepReserves(
  em: EntityManager,
  { before, after }: Lives,
  by: { act: ActType; by: string; reason: string | null; now: Date },
): Promise<void> {
  const decided = before.waiting.find((one) => !after.waiting.includes(one));
  if (decided) {
    const status = by.act === 'approveReserve' ? 'IN_FORCE' : 'WITHDRAWN';
    for (const category of RESERVE_CATEGORIES) {
      if (decided.set[category] === undefined) continue;
      const decision = { status, previousAmount: before.reserves[category] } as const;
      await em.update(
        ReserveChange,
        { changeId: decided.id, category },
        { ...decision, ...(status === 'IN_FORCE' && { approvedBy: by.by }) },
      );
    }
    return;
  }
  const asked = after.waiting.find((one) => !before.waiting.includes(one));
  const to: ByCategory = { ...after.reserves, ...asked?.set };
  const row = (category: ReserveCategory): ReserveChange => ({
    id: newId(),
    claimId: after.id,
    category,
    changeId: asked?.id ?? null,
    status: asked ? 'WAITING' : 'IN_FORCE',
    approvedBy: null,
    reason: by.reason,
    changedBy: by.by,
    changedOn: by.now,
    previousAmount: before.reserves[category],
    newAmount: to[category],
  });
  const rows = changedCategories(before.reserves, to).map(row);
  if (rows.length) await em.insert(ReserveChange, rows);
}

/** Keeps what a claim is after an act. */
export async function keepAct(
  em: EntityManager,
  claim: ClaimLife,
  { act, by, now }: { act: string; by: string; now: Date },
): Promise<void> {
  const { id: claimId, status, reserves } = claim;
  if (!status) throw new Error(`The claim ${claimId} has no file.`);
  await em.insert(ClaimAct, {
    id: newId(),
    claimId,
    number: (await em.countBy(ClaimAct, { claimId })) + 1,
    act,
    actedOn: now,
    actedBy: by,
    fileStatus: status,
    reserves,
    paid: paidOf(claim),
    recovered: recoveredOf(claim),
  });
}
