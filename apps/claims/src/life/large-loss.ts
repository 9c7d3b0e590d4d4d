import type { Tx } from '@palisade/platform';
import { In, IsNull, Not } from 'typeorm';
import type { Book, ClaimLife } from '../domain/life/book';
import { eventDateOf, eventOf } from '../domain/life/book';
import { incurredOfEvent, LARGE_LOSS } from '../domain/life/large-loss';
import { ClaimsFile } from '../files/claims-file.entity';
import { publishLargeLoss } from './money-events';

/** Notifies carrier and reinsurers when the event of a claim first becomes a large loss: once for each event. */
export async function notifyLargeLoss(
  tx: Tx,
  { after, book, now }: { after: ClaimLife; book: Book; now: Date },
): Promise<void> {
  const event = eventOf(book, after);
  const incurred = incurredOfEvent(event);
  if (incurred < LARGE_LOSS) return;
  const known = { id: In(event.map(({ id }) => id)), largeLossNotified: Not(IsNull()) };
  if (await tx.em.existsBy(ClaimsFile, known)) return;
  await tx.em.update(ClaimsFile, { id: after.id }, { largeLossNotified: now });
  await tx.record({ action: 'claim.largeLoss', subjectType: 'claim', subjectId: after.id });
  await publishLargeLoss(tx, after, { incurred, lossDate: eventDateOf(event) });
}
