import { isDeepStrictEqual } from 'node:util';
import { DomainError, isFromStaff, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { AdditionalInsured } from '../domain/additional-insureds';
import { checkAdditionalInsureds } from '../domain/additional-insureds';
import { keptTerms } from '../domain/bypassed-terms';
import type { EndorsedPolicy, FollowedTerm } from '../domain/endorsement';
import { checkEndorsementDate } from '../domain/endorsement';
import type { Answers } from '../domain/security-answers';
import { answersBeside } from '../domain/security-answers';
import { keptExclusion } from '../domain/specified-events';
import { checkTerms } from '../domain/quote-terms';
import { changedTerms } from '../quotes/coverage-data.dto';
import type { Quote } from '../quotes/quote.entity';
import { toAnswers } from '../quotes/security-questions.dto';
import type { RatedParty } from '../ratings/rating-facts';
import { answersOf, firmographicsOf } from '../ratings/rating-facts';
import type { EndorsedBase } from './endorsed-base';
import type { EndorsementRequest } from './endorsements.dto';

/** What an endorsement does not take over from the quote that it follows. */
const FRESH: Partial<Quote> & Pick<Quote, 'kind' | 'status'> = {
  kind: 'ENDORSEMENT',
  status: 'DRAFT',
  presetName: null,
  ratingId: null,
  hazard: null,
  charges: null,
  annualCharges: null,
  renewal: null,
  premium: null,
  totalPremium: null,
  expiresOn: null,
  requestedOn: null,
  ratingDue: null,
  assignedUnderwriterId: null,
  reviewLockedUntil: null,
  needByDate: null,
  urgencyIndex: 0,
  wraRequestToBind: false,
  cartId: null,
  submissionId: null,
  tamOverride: null,
  // What was passed over for the policy is looked at again for a change of it.
  bypassCfRules: false,
  signRequestedOn: null,
  attestation: null,
  signature: null,
  policyId: null,
  boundOn: null,
  binderExpiresOn: null,
  isPaid: false,
  isInvoiceSettled: false,
  hasClaim: false,
  isRead: false,
  isReadByCustomer: false,
  lastPatched: null,
  revision: 1,
};

/** For whom a policy is changed. */
interface EndorsedFor {
  party: RatedParty;
  /** Who is insured beside the named insured from then on; null where that stays. */
  insureds: AdditionalInsured[] | null;
  actor: Actor;
  now: Date;
}

/** A quote that changes a policy from a date on: like the quote it follows, but for the change. */
export function draftEndorsement(
  base: EndorsedBase,
  request: EndorsementRequest,
  { party, insureds, actor, now }: EndorsedFor,
): Omit<Quote, 'quoteNumber' | 'searchText'> {
  const { quote } = base;
  const { account } = party;
  const { effectiveDate } = request;
  const anew = toAnswers(request.securityQuestions ?? {});
  const endorsement = endorsedFrom(base, party, anew);
  const today = todayIn(account.timeZone, now);
  checkEndorsementDate(effectiveDate, endorsement, { today, isStaff: isFromStaff(actor) });
  const terms = keptExclusion(
    changedTerms(quote.terms, request.initialRequestData ?? {}),
    quote.specifiedEvents,
  );
  checkTerms(terms, quote.product, '/initialRequestData');
  const answers = { ...quote.answers, ...anew };
  const additionalInsureds = insureds ?? quote.additionalInsureds;
  if (insureds)
    checkAdditionalInsureds(insureds, { status: FRESH.status, country: account.country });
  // Provider staff begin one for what a request does not name, such as an excluded event.
  else if (!isFromStaff(actor)) checkChanged(quote, { terms, answers });
  return {
    ...changedBy(base, party, { effectiveDate, terms, answers, additionalInsureds }),
    endorsement,
    // Policyholders have what they ask for themselves.
    sentOn: actor.accountType === 'CUSTOMER' ? now : null,
    created: now,
    createdBy: actor.userId,
    modified: now,
  };
}

/** What an issued renewal takes over once its expiring term has changed. */
interface Following extends Pick<Quote, 'terms' | 'answers' | 'additionalInsureds'> {
  follows: FollowedTerm;
}

/** The quote by which an issued renewal is charged anew from its first day (domain §5.13.10). */
export function draftFollowing(
  base: EndorsedBase,
  { follows, ...followed }: Following,
  { party, now }: { party: RatedParty; now: Date },
): Omit<Quote, 'quoteNumber' | 'searchText'> {
  const { effectiveDate } = base.policy;
  return {
    ...changedBy(base, party, { effectiveDate, ...followed }),
    endorsement: { ...endorsedFrom(base, party, followed.answers), follows },
    sentOn: null,
    created: now,
    createdBy: base.quote.createdBy,
    modified: now,
  };
}

/** A policy before a change of it that answers something anew. */
function endorsedFrom(
  { quote, policy, charges, issuedEnd, rated, changedFrom, beforeDate, later }: EndorsedBase,
  party: RatedParty,
  anew: Answers,
): EndorsedPolicy {
  const { effectiveDate, endDate } = policy;
  const answers = answersBeside(answersOf(quote, party), anew);
  return {
    before: charges,
    termsBefore: quote.terms,
    term: { effectiveDate, endDate, ...(endDate !== issuedEnd && { issuedEnd }) },
    insuredsBefore: quote.additionalInsureds,
    changedFrom,
    ...(beforeDate && { beforeDate }),
    ...(later.length > 0 && { later }),
    ...(rated && { ratedBefore: { ...rated, answers, irpm: quote.irpm } }),
  };
}

type Change = Pick<Quote, 'effectiveDate' | 'terms' | 'answers' | 'additionalInsureds'>;

function changedBy({ quote, policy, rated }: EndorsedBase, { account }: RatedParty, to: Change) {
  const { quoteNumber: _, searchText: __, ...followed } = quote;
  return {
    ...followed,
    ...FRESH,
    statusReasons: [],
    coercions: [],
    id: newId(),
    parentPolicyId: policy.id,
    policyNumber: policy.policyNumber,
    endDate: policy.endDate,
    ...to,
    initialTerms: to.terms,
    aggregateLimit: to.terms.limit,
    bypassed: keptTerms(quote, to.terms),
    firmographicData: rated ? quote.firmographicData : firmographicsOf(account),
  };
}

/** Throws 400 for an endorsement of which no field changes: there is nothing to price. */
function checkChanged(
  before: Pick<Quote, 'terms' | 'answers'>,
  after: Pick<Quote, 'terms' | 'answers'>,
): void {
  if (!isDeepStrictEqual(fieldsOf(before), fieldsOf(after))) return;
  throw new DomainError('NOTHING_CHANGES', 'Nothing changes.', 400);
}

/** Coverages by their names: their order says nothing. */
const fieldsOf = ({ terms, answers }: Pick<Quote, 'terms' | 'answers'>) => {
  const { coverages, ...others } = terms;
  const limits = Object.fromEntries(coverages.map(({ key, limit }) => [key, limit]));
  return { ...others, limits, answers };
};
