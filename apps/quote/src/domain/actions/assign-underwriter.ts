import type { QuoteStatus } from '@palisade/contracts';
import { DomainError, invalidField } from '@palisade/kernel';

/** The statuses in which somebody has something to decide. */
const DECIDABLE: readonly QuoteStatus[] = ['REFERRED', 'IN_REVIEW', 'INDICATION', 'READY'];

/** Who may be given a quote: staff with a level, who can sign in. */
export interface Assignee {
  id: string;
  authorityLevel: number | null;
  enabled: boolean;
}

interface AssignableQuote {
  status: QuoteStatus;
  assignedUnderwriterId: string | null;
  reviewLockedUntil: Date | null;
}

/** A quote is given to an underwriter; the hold of whoever had it ends, their own goes on. */
export function assignUnderwriter(
  quote: AssignableQuote,
  assignee: Assignee | null,
): Pick<AssignableQuote, 'assignedUnderwriterId' | 'reviewLockedUntil'> {
  if (!DECIDABLE.includes(quote.status)) {
    const detail = 'Nobody decides on this quote now.';
    throw new DomainError('NOTHING_TO_DECIDE', detail, 409);
  }
  if (!assignee?.enabled || assignee.authorityLevel === null) {
    throw invalidField('UNKNOWN_UNDERWRITER', 'Choose an underwriter.', '/underwriterId');
  }
  const isSame = quote.assignedUnderwriterId === assignee.id;
  return {
    assignedUnderwriterId: assignee.id,
    reviewLockedUntil: isSame ? quote.reviewLockedUntil : null,
  };
}
