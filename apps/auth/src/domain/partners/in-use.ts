import { DomainError } from '@palisade/kernel';

/** What a partner can be in use by. */
export const USES = [
  ...(['AGENCY', 'ACCOUNT', 'POLICY', 'CLAIM', 'TREATY', 'PAPER', 'PLAN'] as const),
] as const;

/** One of them. */
export type Use = (typeof USES)[number];

const WORDS: Readonly<Record<Use, readonly [one: string, many: string]>> = {
  AGENCY: ['agency', 'agencies'],
  ACCOUNT: ['client', 'clients'],
  POLICY: ['policy', 'policies'],
  CLAIM: ['claim', 'claims'],
  TREATY: ['treaty', 'treaties'],
  PAPER: ['carrier profile of the rater', 'carrier profiles of the rater'],
  PLAN: ['finance plan', 'finance plans'],
};

/** Throws 409, which names what uses it, while a partner is in use. */
export function checkUnused(counts: Readonly<Partial<Record<Use, number>>>): void {
  const parts = USES.flatMap((use) => {
    const count = counts[use] ?? 0;
    return count ? [`${count} ${WORDS[use][count === 1 ? 0 : 1]}`] : [];
  });
  if (!parts.length) return;
  const last = parts.pop() as string;
  const listed = parts.length ? `${parts.join(', ')} and ${last}` : last;
  throw new DomainError('IN_USE', `It is in use by ${listed} and cannot be deleted.`, 409);
}
