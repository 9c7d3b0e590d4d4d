import type { PolicyStatus } from '@palisade/contracts';
import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { followClockOf } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import type { PolicyFacts } from '../clients/policy.gateway';
import type { LaterChange } from '../domain/later-change';
import type { Charges } from '../domain/quote-rating';
import { checkNoRenewalBinder } from '../domain/renewal/renewable';
import { visibleQuotes } from '../quotes/quote-rows';
import { Quote } from '../quotes/quote.entity';
import { Rating } from '../ratings/rating.entity';
import { renewalsOf } from '../renewals/renewed-base';
import { Policy } from '../snapshots/policy.entity';
import { layerBefore, ownCharges } from './lay-later';

const IN_FORCE: readonly PolicyStatus[] = ['ISSUED', 'IN FORCE', 'ACTIVE'];
const TAKEN_OVER = ['BOUND', 'ISSUED'];

/** A policy as it stands: the quote that its terms come from, and what they cost for the term. */
export interface EndorsedBase {
  policy: PolicyFacts;
  quote: Quote;
  charges: Charges;
  /** The end that was issued: cover may go on beyond it. */
  issuedEnd: PlainDate;
  /** What they were rated by; null where that is not kept. */
  rated: Pick<Rating, 'input' | 'score'> | null;
  /** Where the last change starts, or the policy. */
  changedFrom: PlainDate;
  /** What the term cost before all that starts there; absent where that is the policy. */
  beforeDate?: Charges;
  /** The changes that start later, by their dates. */
  later: LaterChange[];
}

/** The policy that is to be changed; `asked` is how its owner answered it, if it had to be asked. */
export interface NamedPolicy {
  policyId: string;
  asked: PolicyFacts | null;
}

/** Whether a caller's policy was not told of as issued: its owner may know more of it by now. */
export async function isUnknownHere(
  em: EntityManager,
  policyId: string,
  actor: Actor,
): Promise<boolean> {
  if (!(await originOf(em, policyId, actor))) return false;
  const policy = await em.findOneBy(Policy, { id: policyId });
  return !policy || policy.status === 'BOUND';
}

/** The policy on a date that a caller may see and change; 404 for one out of scope, 409 for one that ended. */
export async function endorsedBase(
  em: EntityManager,
  { policyId, asked }: NamedPolicy,
  date: PlainDate,
  actor: Actor,
): Promise<EndorsedBase> {
  const origin = await originOf(em, policyId, actor);
  const policy = asked ?? (await em.findOneBy(Policy, { id: policyId }));
  if (!origin || !policy) throw new DomainError('POLICY_NOT_FOUND', 'Policy not found.', 404);
  await followClockOf(origin.agencyId, em);
  await checkChangeable(em, { id: policyId, status: policy.status });
  return baseOn(em, { policy, origin, quotes: visibleQuotes(em, actor) }, date);
}

/** A policy on a date for what the platform changes by itself; null where it is not known here. */
export async function baseOf(
  em: EntityManager,
  policyId: string,
  date: PlainDate,
): Promise<EndorsedBase | null> {
  const policy = await em.findOneBy(Policy, { id: policyId });
  const origin = await em.findOneBy(Quote, { policyId });
  if (!policy || !origin) return null;
  const quotes = em.createQueryBuilder(Quote, 'quote').where('true');
  return baseOn(em, { policy, origin, quotes }, date);
}

interface Standing {
  policy: PolicyFacts;
  /** The quote that the policy was made of. */
  origin: Quote;
  /** Among which its changes are. */
  quotes: SelectQueryBuilder<Quote>;
}

async function baseOn(
  em: EntityManager,
  { policy, origin, quotes }: Standing,
  date: PlainDate,
): Promise<EndorsedBase> {
  const { id: policyId } = policy;
  const changes = await quotes
    .andWhere('quote.parentPolicyId = :policyId', { policyId })
    .andWhere(`quote.kind = 'ENDORSEMENT' and quote.status in (:...taken)`, { taken: TAKEN_OVER })
    .orderBy('quote.effectiveDate')
    .addOrderBy('quote.boundOn')
    .getMany();
  const last = changes.findLast(({ effectiveDate }) => effectiveDate <= date);
  const quote = last ?? origin;
  const charges = last ? last.annualCharges : origin.charges;
  if (!charges) throw new Error(`Policy ${policyId} has no premium.`);
  const changedFrom = last?.effectiveDate ?? policy.effectiveDate;
  const beforeDate = last?.endorsement ? layerBefore(last.endorsement, changedFrom) : undefined;
  const rating = quote.ratingId && (await em.findOneBy(Rating, { id: quote.ratingId }));
  const rated = rating ? { input: rating.input, score: rating.score } : null;
  const starting = changes.filter(({ effectiveDate }) => effectiveDate > date);
  starting.forEach((change) => checkPricedFor(change, policy));
  const later = await Promise.all(starting.map((change) => laterChange(em, change, quote)));
  return {
    policy,
    quote,
    charges,
    issuedEnd: origin.endDate,
    rated,
    changedFrom,
    beforeDate,
    later,
  };
}

/** A bound change as it is laid again; throws 409 for one of which it is not kept what it was made from. */
async function laterChange(em: EntityManager, change: Quote, base: Quote): Promise<LaterChange> {
  const { id: quoteId, effectiveDate, endorsement, ratingId, terms, additionalInsureds } = change;
  const rating = ratingId && (await em.findOneBy(Rating, { id: ratingId }));
  const was = ownCharges(change);
  const { termsBefore, ratedBefore, insuredsBefore } = endorsement ?? {};
  if (!termsBefore || !ratedBefore || !rating || !was) {
    const detail = `The policy changes on ${effectiveDate}, by a change that is not kept in full: start from then on.`;
    throw new DomainError('LATER_CHANGE_UNKNOWN', detail, 409);
  }
  const from = {
    terms: termsBefore,
    insureds: insuredsBefore ?? base.additionalInsureds,
    input: ratedBefore.input,
  };
  const to = { terms, insureds: additionalInsureds, input: rating.input };
  return { quoteId, effectiveDate, from, to, was };
}

/** Throws 409 for a change that was priced before cover went on beyond its end: its days have no price. */
function checkPricedFor(
  { effectiveDate, endDate }: Pick<Quote, 'effectiveDate' | 'endDate'>,
  policy: Pick<Policy, 'endDate'>,
): void {
  if (endDate === policy.endDate) return;
  const detail = `The change of ${effectiveDate} was priced before cover went on to ${policy.endDate}.`;
  throw new DomainError('GOES_ON', detail, 409);
}

/** The quote that a policy was made of. */
const originOf = (em: EntityManager, policyId: string, actor: Actor): Promise<Quote | null> =>
  visibleQuotes(em, actor).andWhere('quote.policyId = :policyId', { policyId }).getOne();

/** Throws 409 for a change whose policy takes none, or covers other days than it was priced for. */
export async function checkBindable(em: EntityManager, change: Quote): Promise<void> {
  const policy = await em.findOneByOrFail(Policy, { id: change.parentPolicyId ?? '' });
  await checkChangeable(em, policy);
  checkPricedFor(change, policy);
}

/** Throws 409 for a policy that ended, is about to end, or whose renewal is bound and not issued. */
async function checkChangeable(em: EntityManager, policy: PolicyHead): Promise<void> {
  checkInForce(policy);
  checkNoRenewalBinder(await renewalsOf(em, policy.id));
}

type PolicyHead = Pick<Policy, 'id' | 'status'>;

function checkInForce({ status }: PolicyHead): void {
  if (IN_FORCE.includes(status)) return;
  const detail = `A policy in status ${status} cannot be changed.`;
  throw new DomainError('ILLEGAL_TRANSITION', detail, 409);
}
