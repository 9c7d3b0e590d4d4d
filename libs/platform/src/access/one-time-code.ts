import type { CodeHolder } from '@palisade/kernel';
import { DomainError, opensRow } from '@palisade/kernel';

/** Throws 401 for a one-time code that opens another quote, a policy or a claim. */
export function checkOpensQuote(holder: CodeHolder, quoteId: string): void {
  if (!opensRow(holder, { quoteId, policyId: null })) throw notOpened();
}

/** Throws 401 for a one-time code that opens another policy, a quote or a claim. */
export function checkOpensPolicy(holder: CodeHolder, policyId: string): void {
  if (!opensRow(holder, { quoteId: null, policyId })) throw notOpened();
}

const notOpened = (): DomainError =>
  new DomainError('NOT_OPENED', 'Your code does not open this. Use the link of its mail.', 401);
