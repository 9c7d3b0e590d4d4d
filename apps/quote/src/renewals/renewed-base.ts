import type { PolicyStatus, QuoteStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { ProgramName } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { In, Not } from 'typeorm';
import type { ExpiringTerm } from '../domain/renewal/expiring-term';
import { programOf } from '../domain/renewal/program-terms';
import { checkRenewable, checkRoomForRenewal } from '../domain/renewal/renewable';
import { scoreInInput } from '../domain/rated-score';
import { accountOf, visibleQuotes } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import type { RatedParty } from '../ratings/rating-facts';
import { Rating } from '../ratings/rating.entity';
import { ClaimedPolicy } from '../snapshots/claimed-policy.entity';
import { EndingPolicy } from '../snapshots/ending-policy.entity';
import { PolicyProgram } from '../snapshots/policy-program.entity';
import { Policy } from '../snapshots/policy.entity';

const TAKEN_OVER: readonly QuoteStatus[] = ['BOUND', 'ISSUED'];
const BOUND: readonly QuoteStatus[] = ['BOUND', 'ISSUED', 'IN FORCE'];
const TAKEN_BACK: readonly PolicyStatus[] = ['FLAT CANCELLED', 'CANCELLED', 'VOID'];
const OPEN: readonly QuoteStatus[] = [
  ...(['DRAFT', 'REQUESTED', 'ACTIVE', 'READY', 'INDICATION', 'REFERRED'] as const),
  ...(['IN_REVIEW', 'SIGNED'] as const),
];

/** A policy that is to be followed, with the quote that its last terms come from. */
export interface RenewedBase {
  policy: Policy;
  quote: Quote;
  expiring: Omit<ExpiringTerm, 'isAutomatic' | 'program'>;
  party: RatedParty;
  /** A claim was filed on the policy itself; those of earlier terms are none of it. */
  hasClaim: boolean;
  /** The program of its agency that it is in. */
  program: ProgramName | null;
  /** The program by which the expiring term was rated. */
  ratedBy: string | null;
}

/** The policy that a caller may renew; 404 for one out of scope. */
export async function visibleBase(
  em: EntityManager,
  policyId: string,
  actor: Actor,
): Promise<RenewedBase> {
  const visible = visibleQuotes(em, actor).andWhere('quote.policyId = :policyId', { policyId });
  const base = (await visible.getExists()) ? await renewedBase(em, policyId) : null;
  if (base) return base;
  throw new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
}

/** A policy with its last terms; null where nothing of it is known here. */
export async function renewedBase(
  em: EntityManager,
  policyId: string,
): Promise<RenewedBase | null> {
  const policy = await em.findOneBy(Policy, { id: policyId });
  const origin = await em.findOneBy(Quote, { policyId });
  if (!policy || !origin) return null;
  const last = await em.findOne(Quote, {
    where: { parentPolicyId: policyId, kind: 'ENDORSEMENT', status: In(TAKEN_OVER) },
    order: { effectiveDate: 'DESC', boundOn: 'DESC' },
  });
  const quote = last ?? origin;
  const expiring = await expiringOf(em, policy, quote);
  const party = await accountOf(em, quote.accountId);
  const hasClaim = await em.existsBy(ClaimedPolicy, { id: policyId });
  const ratedBy = origin.renewal?.program ?? null;
  const member = await em.findOneBy(PolicyProgram, { id: policyId });
  const program = programOf(member ? member.program : ratedBy);
  return { policy, quote, expiring, party, hasClaim, program, ratedBy };
}

async function expiringOf(
  em: EntityManager,
  { effectiveDate, endDate }: Policy,
  quote: Quote,
): Promise<RenewedBase['expiring']> {
  const { id: quoteId, terms, answers, firmographicData: facts, hazard } = quote;
  const charges = quote.endorsement ? quote.annualCharges : quote.charges;
  if (!charges) throw new Error(`Quote ${quoteId} was bound without a price.`);
  const rating = quote.ratingId && (await em.findOneBy(Rating, { id: quote.ratingId }));
  const score = rating ? (rating.score ?? scoreInInput(rating.input)) : null;
  return {
    quoteId,
    term: { effectiveDate, endDate },
    terms,
    charges,
    answers,
    insureds: quote.additionalInsureds,
    facts,
    score: score?.companyAggregate ?? null,
    hazard,
    rateBook: rating ? rating.rateBook.version : null,
  };
}

/** Throws 409 where a policy cannot be renewed now. */
export async function checkBase(
  em: EntityManager,
  { policy, party }: RenewedBase,
  now: Date,
): Promise<void> {
  const today: PlainDate = todayIn(party.account.timeZone, now);
  const ending = await em.findOneBy(EndingPolicy, { id: policy.id });
  checkRenewable(policy, { today, isEnding: ending?.isEnding ?? false });
  checkRoomForRenewal(await renewalsOf(em, policy.id));
}

/** How many renewals of a policy are open, and bound and standing, beside one of them. */
export async function renewalsOf(
  em: EntityManager,
  parentPolicyId: string,
  beside: string | null = null,
): Promise<{ open: number; bound: number; binders: number }> {
  const of = { parentPolicyId, kind: 'RENEWAL' as const, ...(beside && { id: Not(beside) }) };
  const bound = await em.findBy(Quote, { ...of, status: In(BOUND) });
  const ended = await em.countBy(Policy, {
    id: In(bound.flatMap(({ policyId }) => policyId ?? [])),
    status: In(TAKEN_BACK),
  });
  return {
    open: await em.countBy(Quote, { ...of, status: In(OPEN) }),
    bound: bound.length - ended,
    binders: bound.filter(({ status }) => status === 'BOUND').length,
  };
}
