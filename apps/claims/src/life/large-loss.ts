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
  const id = In(event.map((claim) => claim.id));
  if (await tx.em.existsBy(ClaimsFile, { id, largeLossNotified: Not(IsNull()) })) return;
  // All of them: whichever leaves the event later, what is left of it was notified.
  await tx.em.update(ClaimsFile, { id }, { largeLossNotified: now });
  await tx.record({ action: 'claim.largeLoss', subjectType: 'claim', subjectId: after.id });
  await publishLargeLoss(tx, after, { incurred, lossDate: eventDateOf(event) });
}
