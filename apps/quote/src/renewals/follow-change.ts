import { isDeepStrictEqual } from 'node:util';
import type { QuoteStatus } from '@palisade/contracts';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { ExpiringTerm } from '../domain/renewal/expiring-term';
import { carriedTerms } from '../domain/renewal/carried-terms';
import { checkRenewable, checkUnbound, followingTerm } from '../domain/renewal/renewable';
import { QUOTE_TRANSITIONS, statusAfter } from '../domain/quote-status';
import { changeQuote } from '../quotes/change-quote';
import { lockIn } from '../quotes/close-quotes';
import type { Quote } from '../quotes/quote.entity';
import { publishChanged } from '../quotes/status-events';
import { EndingPolicy } from '../snapshots/ending-policy.entity';
import type { RenewedBase } from './renewed-base';
import { renewalsOf, renewedBase } from './renewed-base';

/** Of these statuses is what waits for its rating or an underwriter. */
const WAITING: readonly QuoteStatus[] = ['REQUESTED', 'REFERRED', 'IN_REVIEW'];

/** When it is, as people see it and as the machine has it. */
export interface Now {
  now: Date;
  machineNow: Date;
}

/** A renewal as it follows from the policy as it stands: what it changed itself stays. */
export async function followed(em: EntityManager, quote: Quote): Promise<Partial<Quote>> {
  const { renewal, parentPolicyId } = quote;
  const base = renewal && parentPolicyId ? await renewedBase(em, parentPolicyId) : null;
  if (!base || !renewal) return {};
  const { expiring } = base;
  if (isSameTerm(renewal, expiring)) return followingTerm(base.policy);
  const terms = carriedTerms(renewal.terms, expiring.terms, quote.terms);
  return {
    ...followingTerm(base.policy),
    renewal: { ...expiring, isAutomatic: renewal.isAutomatic, program: renewal.program },
    terms,
    aggregateLimit: terms.limit,
    answers: { ...quote.answers, ...changedAnswers(renewal, expiring) },
    ...(isDeepStrictEqual(quote.additionalInsureds, renewal.insureds) && {
      additionalInsureds: [...expiring.insureds],
    }),
  };
}

/** A change of a policy rates what was offered to follow it anew; what waits for somebody is rated then. */
export async function rateFollowers(
  tx: Tx,
  policy: { id: string; accountId: string },
  { now, machineNow }: Now,
): Promise<void> {
  const offered = await lockIn(
    tx.em,
    policy.accountId,
    QUOTE_TRANSITIONS.followTerm.from,
    (query) =>
      query.andWhere(`quote.kind = 'RENEWAL' and quote.parentPolicyId = :id`, { id: policy.id }),
  );
  for (const quote of offered) {
    const patch: Partial<Quote> = {
      ...(await followed(tx.em, quote)),
      status: statusAfter(quote.status, 'followTerm'),
      statusReasons: [],
      ratingDue: machineNow,
      requestedOn: now,
      expiresOn: null,
      // What was sent tells of another price.
      sentOn: null,
      signRequestedOn: null,
      signature: null,
    };
    const changed = await changeQuote(tx, quote, { action: 'followTerm', patch, now });
    const { account } = (await renewedBase(tx.em, policy.id))?.party ?? {};
    if (account) await publishChanged(tx, { quote: changed, account, rating: null }, 'followTerm');
  }
}

/** Cover of the policy goes on: what waits of its renewal begins later too. */
export async function redateWaiting(
  tx: Tx,
  policy: { id: string; accountId: string },
  now: Date,
): Promise<void> {
  const waiting = await lockIn(tx.em, policy.accountId, WAITING, (query) =>
    query.andWhere(`quote.kind = 'RENEWAL' and quote.parentPolicyId = :id`, { id: policy.id }),
  );
  const base = waiting.length ? await renewedBase(tx.em, policy.id) : null;
  if (!base) return;
  const patch = { ...followingTerm(base.policy), sentOn: null };
  for (const quote of waiting) await changeQuote(tx, quote, { action: 'beginLater', patch, now });
}

/** Throws 409 for a renewal whose policy is renewed, not to be renewed, or changed since it was rated. */
export async function checkFollowing(
  em: EntityManager,
  { id, renewal, parentPolicyId, effectiveDate }: Quote,
  now: Date,
): Promise<void> {
  const base = parentPolicyId && (await renewedBase(em, parentPolicyId));
  if (!base) throw new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
  const ending = await em.findOneBy(EndingPolicy, { id: base.policy.id });
  const today = todayIn(base.party.account.timeZone, now);
  checkRenewable(base.policy, { today, isEnding: ending?.isEnding ?? false });
  checkUnbound(await renewalsOf(em, base.policy.id, id));
  const isNext = effectiveDate === base.policy.endDate;
  if (isNext && renewal && isSameTerm(renewal, base.expiring)) return;
  const detail = 'The policy was changed since this renewal was rated: rate it again.';
  throw new DomainError('RENEWAL_STALE', detail, 409);
}

/** Whether a policy stands as it did: a change of an earlier date alters what the last one leads to. */
export const isSameTerm = (before: ExpiringTerm, after: RenewedBase['expiring']): boolean =>
  isDeepStrictEqual(contentOf(before), contentOf(after));

const contentOf = ({
  quoteId,
  terms,
  charges,
  answers,
  insureds,
  facts,
  score,
  hazard,
}: RenewedBase['expiring']) => ({
  quoteId,
  terms,
  charges,
  answers,
  insureds,
  facts,
  score,
  hazard,
});

/** What was answered otherwise. */
export function changedAnswers(before: ExpiringTerm, after: Pick<ExpiringTerm, 'answers'>) {
  const changed = Object.entries(after.answers).filter(
    ([question, answer]) => !isDeepStrictEqual(answer, before.answers[question]),
  );
  return Object.fromEntries(changed);
}
