import type { QuoteStatus } from '@palisade/contracts';
import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { invalidField } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { PRODUCTS } from '@palisade/trade';
import type { AgentContact } from '../agent-contact';
import { agentContact } from '../agent-contact';
import type { QuotableAccount } from '../quotable-account';
import { checkProductRegion, checkQuotable } from '../quotable-account';
import type { RetailAgent } from '../retail-agent';
import { retailAgent } from '../retail-agent';
import type { Term } from '../quote-dates';
import { quoteTerm } from '../quote-dates';
import type { QuoteTerms } from '../quote-terms';
import { checkTerms } from '../quote-terms';
import type { Answers } from '../security-answers';

/** What a caller asks for. */
export interface QuoteDraft extends Partial<Term> {
  product: Product;
  agencyId?: string;
  presetName: string | null;
  terms: QuoteTerms;
  answers: Answers;
  agent: Partial<AgentContact>;
  retailAgent: Partial<RetailAgent>;
}

/** What is known of the account and of the caller. */
export interface DraftFacts {
  account: QuotableAccount & {
    id: string;
    name: string;
    agencyId: string | null;
    state: string | null;
  };
  today: PlainDate;
  /** The caller, when the caller is an agent. */
  agent: AgentContact | null;
}

/** A quote that is saved and not yet requested. */
export interface DraftedQuote extends Term, AgentContact {
  accountId: string;
  agencyId: string | null;
  companyName: string;
  product: Product;
  isSurplus: boolean;
  status: QuoteStatus;
  aggregateLimit: MinorUnits;
  presetName: string | null;
  terms: QuoteTerms;
  answers: Answers;
  retailAgent: RetailAgent | null;
}

/** Decides a new draft: throws 409 when the account cannot be quoted, 400 for what does not fit. */
export function draftQuote(draft: QuoteDraft, { account, today, agent }: DraftFacts): DraftedQuote {
  checkQuotable(account);
  checkProductRegion(draft.product, account);
  if (draft.agencyId && draft.agencyId !== account.agencyId) {
    const detail = 'The selected agency is invalid.';
    throw invalidField('AGENCY_INVALID', detail, '/agencyId');
  }
  checkTerms(draft.terms, draft.product, '/initialRequestData');
  return {
    ...quoteTerm(draft, today),
    ...agentContact(draft.agent, agent, account.country),
    accountId: account.id,
    agencyId: account.agencyId,
    companyName: account.name,
    product: draft.product,
    isSurplus: PRODUCTS[draft.product].market === 'SURPLUS',
    status: 'DRAFT',
    aggregateLimit: draft.terms.limit,
    presetName: draft.presetName,
    terms: draft.terms,
    answers: draft.answers,
    retailAgent: retailAgent(draft.retailAgent, { product: draft.product, state: account.state }),
  };
}
