import type { PlainDate } from '@palisade/kernel';
import { startOfDay, todayIn } from '@palisade/kernel';

/** Where a day ends last of all places in which insureds are. */
const LAST_ZONE = 'Pacific/Honolulu';

/** The day by which invoices are late: nobody's is before the due day has ended where they are. */
export const billingDay = (now: Date): PlainDate => todayIn(LAST_ZONE, now);

/** When a day of billing begins. */
export const billingDayBegins = (day: PlainDate): Date => startOfDay(day, LAST_ZONE);
