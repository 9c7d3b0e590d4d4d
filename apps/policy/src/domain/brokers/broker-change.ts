import type { Holidays, PlainDate } from '@palisade/kernel';
import { addBusinessDays, addDays, DomainError, invalidField } from '@palisade/kernel';

/** How far a change of the broker of record has come; LAPSED: none of the policies ran any more. */
export const BROKER_CHANGE_STATUSES = ['PENDING', 'RESCINDED', 'EFFECTIVE', 'LAPSED'] as const;

export type BrokerChangeStatus = (typeof BROKER_CHANGE_STATUSES)[number];

/** The business days in which the broker of before may bring a letter that rescinds (domain §5.11). */
export const RESCISSION_DAYS = 5;

/** The days of a change: until when it may be rescinded, and when the new broker begins. */
export interface BrokerDays {
  rescindBy: PlainDate;
  takesEffectOn: PlainDate;
}

/** The broker begins on the day that the insured names, and never before the days to rescind are over. */
export function brokerDays(
  { receivedOn, effectiveDate }: { receivedOn: PlainDate; effectiveDate: PlainDate },
  holidays: Holidays,
): BrokerDays {
  if (effectiveDate < receivedOn) {
    const detail = 'The new broker cannot begin before its letter has come.';
    throw invalidField('INVALID_EFFECTIVE_DATE', detail, '/effectiveDate');
  }
  const rescindBy = addBusinessDays(receivedOn, RESCISSION_DAYS, holidays);
  const next = addDays(rescindBy, 1);
  return { rescindBy, takesEffectOn: effectiveDate > next ? effectiveDate : next };
}

/** Refuses an agency that nobody knows, and the one that serves the insured already. */
export function checkNewBroker(
  agency: { id: string; name: string } | null,
  incumbentId: string | null,
): asserts agency is { id: string; name: string } {
  if (!agency?.name) {
    throw invalidField('INVALID_AGENCY', 'The selected agency is invalid.', '/agencyId');
  }
  if (agency.id === incumbentId) {
    const detail = 'This agency serves the insured already.';
    throw invalidField('SAME_AGENCY', detail, '/agencyId');
  }
}

/** Refuses what is decided already. */
export function checkPending(status: BrokerChangeStatus): void {
  if (status === 'PENDING') return;
  const detail = `The change of the broker is ${status} and cannot be changed any more.`;
  throw new DomainError('BROKER_CHANGE_DECIDED', detail, 409);
}

/** Refuses a rescission that comes after its days. */
export function checkRescindable(
  { rescindBy }: Pick<BrokerDays, 'rescindBy'>,
  today: PlainDate,
): void {
  if (today <= rescindBy) return;
  const detail = `The last day to rescind it was ${rescindBy}.`;
  throw new DomainError('RESCISSION_TOO_LATE', detail, 409);
}
