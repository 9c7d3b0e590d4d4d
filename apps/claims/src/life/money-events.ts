import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { ClaimLife } from '../domain/life/book';
import { moneyMovedBy } from '../domain/life/money-moves';
import { eventPartsOf } from '../files/file-events';

/** Publishes what money an act moved. */
export async function publishMoves(
  tx: Tx,
  { before, after, now }: { before: ClaimLife; after: ClaimLife; now: Date },
): Promise<void> {
  const moves = moneyMovedBy(before, after);
  if (!moves.length) return;
  const { head, cover } = await eventPartsOf(tx.em, after);
  for (const { kind, amount, payment, recovery } of moves) {
    const data = {
      ...head,
      kind,
      amount,
      currency: cover.currency,
      moveId: payment?.id ?? recovery?.id ?? '',
      category: payment?.category ?? recovery?.category ?? 'lossAdjustment',
      coverage: payment?.coverage ?? null,
      payee: payment?.payee ?? null,
      payeeType: payment?.payeeType ?? null,
      method: payment?.method ?? null,
      movedOn: todayIn(cover.timeZone, now),
    };
    await tx.publish({ type: 'claim.money-moved.v1', data });
  }
}
