import { newId } from '@palisade/platform';
import { PRODUCTS } from '@palisade/trade';
import type { AgentContact } from '../domain/agent-contact';
import { checkProgramTerms, scheduledBy } from '../domain/renewal/program-terms';
import { followingTerm } from '../domain/renewal/renewable';
import { keptExclusion } from '../domain/specified-events';
import { checkTerms } from '../domain/quote-terms';
import type { Answers } from '../domain/security-answers';
import { changedTerms } from '../quotes/coverage-data.dto';
import type { Quote } from '../quotes/quote.entity';
import { toAnswers } from '../quotes/security-questions.dto';
import { firmographicsOf } from '../ratings/rating-facts';
import type { RatedParty } from '../ratings/rating-facts';
import type { RenewedBase } from './renewed-base';
import type { RenewalRequest } from './renewals.dto';

/** What a renewal does not take over from the quote that it follows. */
const FRESH: Partial<Quote> & Pick<Quote, 'kind' | 'status'> = {
  kind: 'RENEWAL',
  status: 'DRAFT',
  presetName: null,
  bypassed: [],
  coercions: [],
  ratingId: null,
  hazard: null,
  charges: null,
  endorsement: null,
  annualCharges: null,
  premium: null,
  totalPremium: null,
  expiresOn: null,
  requestedOn: null,
  ratingDue: null,
  statusReasons: [],
  assignedUnderwriterId: null,
  reviewLockedUntil: null,
  needByDate: null,
  urgencyIndex: 0,
  wraRequestToBind: false,
  cartId: null,
  submissionId: null,
  tamOverride: null,
  bypassCfRules: false,
  sentOn: null,
  signRequestedOn: null,
  attestation: null,
  signature: null,
  retailAgency: null,
  // The carrier is chosen again.
  carrierId: null,
  policyId: null,
  policyNumber: null,
  boundOn: null,
  binderExpiresOn: null,
  isPaid: false,
  isInvoiceSettled: false,
  isRead: false,
  isReadByCustomer: false,
  lastPatched: null,
  revision: 1,
};

/** By whom a renewal is made, and how. */
interface MadeBy {
  id?: string;
  isAutomatic: boolean;
  agent: Partial<AgentContact>;
  createdBy: string;
  now: Date;
}

/** A quote that follows a policy: its terms, who is insured, what was answered, from where it ends. */
export function draftRenewal(
  { policy, quote, expiring, party, hasClaim, program, ratedBy }: RenewedBase,
  request: RenewalRequest,
  { id = newId(), isAutomatic, agent, createdBy, now }: MadeBy,
): Omit<Quote, 'quoteNumber' | 'searchText'> {
  const { quoteNumber: _, searchText: __, ...followed } = quote;
  const { account, agency } = party;
  const terms = keptExclusion(
    changedTerms(quote.terms, request.initialRequestData ?? {}),
    quote.specifiedEvents,
  );
  checkTerms(terms, quote.product, '/initialRequestData');
  checkProgramTerms(program, terms.deductible, '/initialRequestData');
  const { market } = PRODUCTS[quote.product];
  return {
    ...followed,
    ...FRESH,
    ...followingTerm(policy),
    ...scheduledBy(program, { ...quote, program: ratedBy }, { market, state: account.state }),
    ...agent,
    id,
    agencyId: account.agencyId,
    companyName: account.name,
    parentPolicyId: policy.id,
    initialTerms: terms,
    terms,
    aggregateLimit: terms.limit,
    answers: { ...answersNow(quote, party), ...toAnswers(request.securityQuestions ?? {}) },
    renewal: { ...expiring, isAutomatic, program },
    hasClaim,
    additionalBrokerFee: agency?.additionalBrokerFee ?? 0,
    surplus: quote.surplus && { ...quote.surplus, noticeAttestedAt: null, notice: null },
    firmographicData: firmographicsOf(account),
    created: now,
    createdBy,
    modified: now,
  };
}

/** What was answered for the expiring term, and over it what the insured has answered since. */
function answersNow({ answers }: Quote, { account }: RatedParty): Answers {
  const { claimHistory, securityAnswers } = account;
  const since = Object.entries({ claimHistory, ...securityAnswers });
  const given = since.filter(([, answer]) => answer !== null && answer !== undefined);
  return { ...answers, ...(Object.fromEntries(given) as Answers) };
}

const NOBODY = { agentFirstName: null, agentLastName: null, agentEmail: null, agentPhone: null };

/** The agent of the expiring term, where the agency serves the client still. */
export function agentBefore({ quote, party }: RenewedBase): AgentContact {
  if (quote.agencyId !== party.account.agencyId) return NOBODY;
  const { agentFirstName, agentLastName, agentEmail, agentPhone } = quote;
  return { agentFirstName, agentLastName, agentEmail, agentPhone };
}
