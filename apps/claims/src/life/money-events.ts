import type { NewEvent } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { ClaimLife } from '../domain/life/book';
import { moneyMovedBy } from '../domain/life/money-moves';
import { eventPartsOf } from '../files/file-events';

/** The events of the money that an act moved. */
export async function moneyMoved(
  em: EntityManager,
  { before, after }: { before: ClaimLife; after: ClaimLife },
): Promise<NewEvent<'claim.money-moved.v1'>[]> {
  const moves = moneyMovedBy(before, after);
  if (!moves.length) return [];
  const { head, cover } = await eventPartsOf(em, after);
  return moves.map(({ kind, amount, payment, recovery }) => ({
    type: 'claim.money-moved.v1',
    data: {
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
    },
  }));
}
