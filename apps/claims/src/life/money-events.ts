import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import { In } from 'typeorm';
import type { ClaimLife } from '../domain/life/book';
import { moneyMovedBy } from '../domain/life/money-moves';
import { eventPartsOf } from '../files/file-events';
import { Treaty } from '../snapshots/treaty.entity';

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

/** Publishes that the event of a claim is a large loss, with who bears it. */
export async function publishLargeLoss(
  tx: Tx,
  { id, cause }: ClaimLife,
  loss: { incurred: MinorUnits; lossDate: PlainDate },
): Promise<void> {
  const { head, cover } = await eventPartsOf(tx.em, { id });
  const { carrierId, treatyIds, currency } = cover;
  const treaties = await tx.em.findBy(Treaty, { id: In(treatyIds) });
  const reinsurerIds = [...new Set(treaties.map(({ reinsurerId }) => reinsurerId))];
  const data = { ...head, ...loss, currency, cause, carrierId, reinsurerIds };
  await tx.publish({ type: 'claim.large-loss.v1', data });
}
