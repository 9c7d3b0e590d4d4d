import { isDeepStrictEqual } from 'node:util';
import { DomainError, isFromStaff, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { keptTerms } from '../domain/bypassed-terms';
import { checkEndorsementDate } from '../domain/endorsement';
import { keptExclusion } from '../domain/specified-events';
import { checkTerms } from '../domain/quote-terms';
import { changedTerms } from '../quotes/coverage-data.dto';
import type { Quote } from '../quotes/quote.entity';
import { toAnswers } from '../quotes/security-questions.dto';
import { firmographicsOf } from '../ratings/rating-facts';
import type { Account } from '../snapshots/account.entity';
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

/** A quote that changes a policy from a date on: like the quote it follows, but for the change. */
export function draftEndorsement(
  { quote, policy, charges, input, changedFrom }: EndorsedBase,
  request: EndorsementRequest,
  { account, actor, now }: { account: Account; actor: Actor; now: Date },
): Omit<Quote, 'quoteNumber' | 'searchText'> {
  const { quoteNumber: _, searchText: __, ...followed } = quote;
  const { effectiveDate, endDate } = policy;
  const endorsement = {
    before: charges,
    termsBefore: quote.terms,
    term: { effectiveDate, endDate },
    changedFrom,
    ...(input && { ratedBefore: { input, answers: quote.answers, irpm: quote.irpm } }),
  };
  const today = todayIn(account.timeZone, now);
  checkEndorsementDate(request.effectiveDate, endorsement, { today, isStaff: isFromStaff(actor) });
  const terms = keptExclusion(
    changedTerms(quote.terms, request.initialRequestData ?? {}),
    quote.specifiedEvents,
  );
  checkTerms(terms, quote.product, '/initialRequestData');
  const answers = { ...quote.answers, ...toAnswers(request.securityQuestions ?? {}) };
  checkChanged(quote, { terms, answers });
  return {
    ...followed,
    ...FRESH,
    statusReasons: [],
    coercions: [],
    id: newId(),
    parentPolicyId: policy.id,
    policyNumber: policy.policyNumber,
    effectiveDate: request.effectiveDate,
    endDate,
    initialTerms: terms,
    terms,
    aggregateLimit: terms.limit,
    bypassed: keptTerms(quote, terms),
    answers,
    endorsement,
    firmographicData: firmographicsOf(account),
    // Policyholders have what they ask for themselves.
    sentOn: actor.accountType === 'CUSTOMER' ? now : null,
    created: now,
    createdBy: actor.userId,
    modified: now,
  };
}

/** Throws 400 for an endorsement of which no field changes: there is nothing to price. */
function checkChanged(
  before: Pick<Quote, 'terms' | 'answers'>,
  after: Pick<Quote, 'terms' | 'answers'>,
): void {
  const { terms, answers } = before;
  if (!isDeepStrictEqual({ terms, answers }, after)) return;
  throw new DomainError('NOTHING_CHANGES', 'Nothing changes.', 400);
}
