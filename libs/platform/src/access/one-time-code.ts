import { DomainError } from '@palisade/kernel';
import type { Actor } from './actor';

type Opened = Pick<Actor, 'onlyQuoteId' | 'onlyPolicyId'>;

/** Throws 401 for a one-time code that opens another quote, or a policy. */
export function checkOpensQuote({ onlyQuoteId, onlyPolicyId }: Opened, quoteId: string): void {
  if (onlyPolicyId || (onlyQuoteId && onlyQuoteId !== quoteId)) throw notOpened();
}

/** Throws 401 for a one-time code that opens another policy, or a quote. */
export function checkOpensPolicy({ onlyQuoteId, onlyPolicyId }: Opened, policyId: string): void {
  if (onlyQuoteId || (onlyPolicyId && onlyPolicyId !== policyId)) throw notOpened();
}

const notOpened = (): DomainError =>
  new DomainError('NOT_OPENED', 'Your code does not open this. Use the link of its mail.', 401);
