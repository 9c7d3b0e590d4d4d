import type { PlainDate } from '@palisade/kernel';
import { DomainError, invalidField } from '@palisade/kernel';

/** Throws for a correction that cannot be: the loss after its report, or of a claim that is at its end. */
export function checkCorrection(
  lossDate: PlainDate | null,
  { reportedDate, isClosed }: { reportedDate: PlainDate | null; isClosed: boolean },
): void {
  if (isClosed) {
    throw new DomainError('CLAIM_CLOSED', 'The claim is closed: reopen it to correct it.', 409);
  }
  if (lossDate === null || reportedDate === null || lossDate <= reportedDate) return;
  const detail = `The claim was reported on ${reportedDate}: the loss cannot be later.`;
  throw invalidField('LOSS_AFTER_REPORT', detail, '/lossDate');
}
