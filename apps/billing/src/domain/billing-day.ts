import type { PlainDate } from '@palisade/kernel';
import { todayIn } from '@palisade/kernel';

/** Where a day ends last of all places in which insureds are. */
const LAST_ZONE = 'Pacific/Honolulu';

/** The day by which invoices are late: nobody's is before the due day has ended where they are. */
export const billingDay = (now: Date): PlainDate => todayIn(LAST_ZONE, now);
