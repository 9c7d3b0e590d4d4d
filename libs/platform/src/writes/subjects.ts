import type { FastifyRequest } from 'fastify';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** What a body names that its call changes, or whose row it locks. */
const FIELDS = ['accountId', 'policyId', 'quoteId', 'invoiceId', 'claimId', 'submissionId'];

/** The rows that a write is about, by the identifiers of its address and its body. */
export function subjectsOf({ params, body }: Pick<FastifyRequest, 'params' | 'body'>): string[] {
  const named = (body ?? {}) as Record<string, unknown>;
  const all = [...Object.values((params ?? {}) as object), ...FIELDS.map((field) => named[field])];
  const ids = all.filter((value): value is string => typeof value === 'string' && UUID.test(value));
  return [...new Set(ids.map((id) => id.toLowerCase()))];
}
