import type { EventData } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import type { PolicyPrint } from '../domain/pages/policy-pages';
import type { QuotePrint } from '../domain/pages/quote-pages';
import { AccountPrint } from './account-print.entity';
import { AttestedNoticeRow } from './attested-notice.entity';
import { InvoicePrintRow } from './invoice-print.entity';
import { Organization } from './organization.entity';
import { PolicyPrintRow } from './policy-print.entity';

/** What is known of an account; throws, so that the event comes again, before it is. */
export async function accountOf(em: EntityManager, id: string | null): Promise<AccountPrint> {
  const account = id ? await em.findOneBy(AccountPrint, { id }) : null;
  if (!account) throw notYet('account');
  return account;
}

/** A policy with what decides its forms. */
export type KnownPolicy = PolicyPrint & Pick<PolicyPrintRow, 'id' | 'carrierId' | 'isRenewal'>;

/** A policy as it is printed; throws, so that the event comes again, before it is known. */
export async function policyOf(em: EntityManager, id: string): Promise<KnownPolicy> {
  const policy = await em.findOneBy(PolicyPrintRow, { id });
  if (!policy) throw notYet('policy');
  const carrier = await em.findOneBy(Organization, { id: policy.carrierId });
  const attested =
    policy.quoteId && (await em.findOneBy(AttestedNoticeRow, { id: policy.quoteId }));
  return {
    ...policy,
    carrierName: carrier?.name ?? null,
    notice: attested ? attested.notice : null,
  };
}

/** A quote as it is printed: an endorsement changes a policy and runs with it. */
export async function quotedOf(
  em: EntityManager,
  { quoteHead, terms }: Pick<EventData<'quote.sent.v1'>, 'quoteHead' | 'terms'>,
): Promise<Pick<QuotePrint, 'terms' | 'change'>> {
  const { kind, policyId, effectiveDate } = quoteHead;
  if (kind !== 'ENDORSEMENT' || !policyId) return { terms };
  const policy = await policyOf(em, policyId);
  const term = { effectiveDate: policy.terms.effectiveDate, endDate: policy.terms.endDate };
  const { policyNumber } = policy;
  return { terms: { ...terms, ...term }, change: { policyNumber, effectiveDate } };
}

/** What happens to the papers of one policy, or to those of one quote, happens one after the other. */
export async function lockPapers(em: EntityManager, id: string): Promise<void> {
  await em.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [id]);
}

export const notYet = (what: string): DomainError =>
  new DomainError('NOT_YET_KNOWN', `The ${what} of this document is not known yet.`, 409);

/**
 * Whether an agency keeps its commission of what it collects for a policy; throws, so that the event
 * comes again, before its first invoice is known.
 */
export async function isSettledNet(em: EntityManager, policyId: string): Promise<boolean> {
  const first = await em.findOneBy(InvoicePrintRow, { policyId });
  if (!first) throw notYet('invoice');
  return first.invoice.lines.some(({ type }) => type === 'commission');
}
