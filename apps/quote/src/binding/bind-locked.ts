import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { partiesOf } from '../customers/named-parties';
import { bindQuote } from '../domain/actions/bind-quote';
import { checkBindable } from '../endorsements/endorsed-base';
import { layLater } from '../endorsements/lay-later';
import { changeQuote } from '../quotes/change-quote';
import { closeQuotes, lockClosable } from '../quotes/close-quotes';
import { accountOf } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { checkFollowing } from '../renewals/follow-change';
import type { Account } from '../snapshots/account.entity';
import { subjectivitiesOf } from '../subjectivities/subjectivity-rows';
import type { BindQuoteRequest } from './binding.dto';
import { publishBound } from './binding-events';

/** Binds a locked quote and closes its rivals; throws 409 for what stands against it. */
export async function bindLocked(
  tx: Tx,
  quote: Quote,
  { request, now }: { request: BindQuoteRequest; now: Date },
): Promise<Quote & { policyId: string }> {
  await checkParent(tx, quote, now);
  const { account } = await accountOf(tx.em, quote.accountId);
  const parties = await partiesOf(tx.em, quote, { given: request, account, now });
  const subjectivities = await subjectivitiesOf(tx.em, quote.id);
  const bound = bindQuote(quote, {
    ...parties,
    timeZone: account.timeZone,
    claimFreeWarranty: request.claimFreeWarranty ?? false,
  });
  const { contact, surplus } = parties;
  const policyId = newId();
  const patch = { ...contact, surplus, ...bound, policyId };
  const changed = await changeQuote(tx, quote, { action: 'bind', patch, now });
  await followTerm(tx, changed);
  const later = await layLater(tx, changed, now);
  await publishBound(tx, { quote: changed, account, subjectivities, later });
  await closeRivals(tx, changed, account, now);
  return { ...changed, policyId };
}

/** Throws 409 where the policy that a quote changes or renews is not there for it any more. */
async function checkParent({ em }: Tx, quote: Quote, now: Date): Promise<void> {
  if (!quote.parentPolicyId) return;
  if (quote.kind === 'RENEWAL') return checkFollowing(em, quote, now);
  await checkBindable(em, quote);
}

/** A renewal that is charged anew is one of the term as it stands now. */
async function followTerm({ em }: Tx, { endorsement }: Quote): Promise<void> {
  if (!endorsement?.follows) return;
  const { renewalId: id, expiring: renewal } = endorsement.follows;
  await em.update(Quote, { id }, { renewal });
}

/** What is open beside it: of its cart, of its account and product, or of the same policy. */
async function closeRivals(tx: Tx, bound: Quote, account: Account, now: Date): Promise<void> {
  const { id, product, cartId, kind, parentPolicyId } = bound;
  const isRival = parentPolicyId
    ? 'quote.parentPolicyId = :parentPolicyId'
    : '(quote.product = :product or quote.cartId = :cartId)';
  const rivals = await lockClosable(tx.em, bound.accountId, 'invalidate', (query) =>
    query
      .andWhere('quote.id <> :id and quote.kind = :kind', { id, kind })
      .andWhere(isRival, { product, cartId, parentPolicyId }),
  );
  const text = `Quote ${bound.quoteNumber} was bound.`;
  const reason = { code: 'SIBLING_BOUND', text };
  await closeQuotes(tx, rivals, account, { action: 'invalidate', reason, now });
}
