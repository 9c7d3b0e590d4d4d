import type { QuoteStatus } from '@palisade/contracts';
import { QUOTE_STATUSES } from '@palisade/contracts';

/** Scratch and deleted quotes are listed only when they are asked for. */
export const NEVER_LISTED: readonly QuoteStatus[] = ['TEMPORARY', 'DELETED'];
const NOT_SENT: readonly QuoteStatus[] = ['DRAFT', 'REQUESTED', 'IN_REVIEW', 'API_REJECTED'];

/** All but scratch and deleted quotes. */
export const AGENCY_STATUSES = QUOTE_STATUSES.filter((status) => !NEVER_LISTED.includes(status));

/** What a policyholder can meet: nothing that was never sent. */
export const CUSTOMER_STATUSES = AGENCY_STATUSES.filter((status) => !NOT_SENT.includes(status));

export const BINDER_STATUSES: readonly QuoteStatus[] = ['BOUND', 'BINDER EXPIRED', 'RESCIND'];
