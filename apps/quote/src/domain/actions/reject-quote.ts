import type { QuoteStatus } from '@palisade/contracts';
import type { DomainError } from '@palisade/kernel';
import type { StatusReason } from '../rating-outcome';

/** What is kept of a request of a machine that cannot be rated: its status with every reason. */
export const rejected = ({
  code,
  detail,
  errors = [],
}: DomainError): { status: QuoteStatus; statusReasons: StatusReason[] } => ({
  status: 'API_REJECTED',
  statusReasons: (errors.length ? errors.map((error) => error.detail) : [detail]).map((text) => ({
    code,
    text,
    source: 'rater',
  })),
});
