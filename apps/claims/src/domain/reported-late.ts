import type { PlainDate } from '@palisade/kernel';

/**
 * The first day on which a loss is reported too late to a policy that has ended (domain §9.1 C5): from the
 * end of cover where nothing can be reported later; null where its end did not say.
 */
export const reportedBeforeAt = (
  endOfCover: PlainDate,
  { reportingUntil }: { reportingUntil?: PlainDate | null },
): PlainDate | null => (reportingUntil === undefined ? null : (reportingUntil ?? endOfCover));

/** Whether a claim came too late; one that is not filed did not come yet. */
export const isReportedLate = (
  reportedDate: PlainDate | null,
  reportedBefore: PlainDate | null,
): boolean => reportedDate !== null && reportedBefore !== null && reportedDate >= reportedBefore;
