import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';

/** Days after the end of cover in which a loss may still be told of. */
const AFTER_END_DAYS = 60;

/** Policies that end for these reasons have no such days. */
const WITHOUT_DAYS: readonly string[] = ['NON_PAYMENT', 'FRAUD'];

/** How the cover of a policy ends, and what was bought or renewed after it. */
export interface EndOfCover {
  /** The first day without cover. */
  end: PlainDate;
  /** Why it was cancelled; null for one that ran to its end. */
  cancelReason: string | null;
  /** The end of extended reporting that was bought. */
  reportingUntil: PlainDate | null;
  /** The end of the last renewal. */
  renewedUntil: PlainDate | null;
}

/** The first day on which a notice is late. */
export function noticeEndOf(cover: EndOfCover): PlainDate {
  const { end, cancelReason, reportingUntil, renewedUntil } = cover;
  const own = cancelReason && WITHOUT_DAYS.includes(cancelReason) ? end : after(end);
  const ends = [own, reportingUntil, renewedUntil && after(renewedUntil)];
  return (
    ends
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? own
  );
}

const after = (day: PlainDate): PlainDate => addDays(day, AFTER_END_DAYS);
