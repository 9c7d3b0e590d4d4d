import { DomainError } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { Account } from '../accounts/account.entity';
import type { EditedFacts, FactsDraft } from '../domain/actions/edit-account';
import { editAccount } from '../domain/actions/edit-account';
import { storedDomain } from '../domain/client-domain';
import { schemeOf } from '../domain/industries';
import { entriesOf } from '../industries/industries.queries';
import { BlockedDomain } from '../snapshots/blocked-domain.entity';
import { QuoteOfAccount } from '../snapshots/quote-of-account.entity';

/** How one edit differs from the usual. */
export interface EditOptions {
  /** The quote on whose page the facts are changed. */
  quoteId?: string | undefined;
  /** The caller may, and does, confirm an address that does not verify. */
  confirmAddress?: boolean | undefined;
}

/** What an edit of a client writes; 400 with every fact that does not hold. */
export async function editedFacts(
  em: EntityManager,
  account: Account,
  draft: FactsDraft,
  { quoteId, confirmAddress = false, now }: EditOptions & { now: Date },
): Promise<EditedFacts> {
  const quote = quoteId && (await quoteOf(em, quoteId, account.id));
  const domains = [draft.domainName ?? '', ...(draft.domains ?? [])].map(storedDomain);
  const blocked = await em.findBy(BlockedDomain, { id: In(domains), blocked: true });
  const { naicsCode, sicCode, secondNaicsCode } = draft;
  const named = [naicsCode, sicCode, secondNaicsCode, account.secondNaicsCode];
  const entries = await entriesOf(em, schemeOf(account.country), named);
  return editAccount(account, draft, {
    thisYear: now.getUTCFullYear(),
    industryOf: (_, code) => entries.find((entry) => entry.code === code),
    isBlocked: (domain) => blocked.some(({ id }) => id === domain),
    confirmAddress,
    product: quote ? quote.product : null,
  });
}

async function quoteOf(em: EntityManager, id: string, accountId: string): Promise<QuoteOfAccount> {
  const quote = await em.findOneBy(QuoteOfAccount, { id, accountId });
  if (quote) return quote;
  throw new DomainError('QUOTE_NOT_FOUND', 'Quote not found.', 404);
}
