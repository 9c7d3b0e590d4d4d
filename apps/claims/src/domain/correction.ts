import type { PlainDate } from '@palisade/kernel';
import { DomainError, invalidField } from '@palisade/kernel';
import type { Payment } from './life/book';
import { isStanding } from './life/book';
import type { Notice } from './notice';

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

/** What a correction can change, as a claim says it. */
export type Corrected = Pick<Notice, 'lossDate' | 'incidentNoticed' | 'lossDescription'> & {
  policyId: string;
  isPolicyMatched: boolean | null;
};

type Correctable = Pick<Corrected, 'policyId' | 'isPolicyMatched'> & { notice: Notice };

/** What a correction changes, before and after; throws 409 for one that changes nothing. */
export function correctedFields(
  before: Correctable,
  after: Correctable,
): { before: Partial<Corrected>; after: Partial<Corrected> } {
  const [was, is] = [told(before), told(after)];
  const changed = (Object.keys(is) as (keyof Corrected)[]).filter((one) => is[one] !== was[one]);
  if (!changed.length) {
    throw new DomainError('NOTHING_CORRECTED', 'The notice says this already.', 409);
  }
  const of = (claim: Corrected): Partial<Corrected> =>
    Object.fromEntries(changed.map((one) => [one, claim[one]]));
  return { before: of(was), after: of(is) };
}

/** Throws 409 where another date or policy would change the terms by which a payment was measured. */
export function assertNothingMeasured(
  changed: Partial<Corrected>,
  payments: readonly Payment[],
): void {
  const isMoved = 'lossDate' in changed || 'policyId' in changed;
  if (!isMoved || !payments.some(isStanding)) return;
  const detail = 'A payment stands by the date and policy of the claim: stop or void it first.';
  throw new DomainError('CLAIM_PAID', detail, 409);
}

function told({ notice, policyId, isPolicyMatched }: Correctable): Corrected {
  const { lossDate, incidentNoticed, lossDescription } = notice;
  return { lossDate, incidentNoticed, lossDescription, policyId, isPolicyMatched };
}
