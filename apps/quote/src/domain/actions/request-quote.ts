import type { QuoteStatus } from '@palisade/contracts';
import type { MinorUnits, PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { AgentContact } from '../agent-contact';
import { agentContact, isComplete } from '../agent-contact';
import { CART_QUOTES_MAX } from '../limits';
import type { QuotableAccount } from '../quotable-account';
import { checkQuotable, lacksInformation } from '../quotable-account';
import type { Term } from '../quote-dates';
import type { Obstacle } from '../obstacles';
import { checkStep } from '../obstacles';
import { quoteTerm } from '../quote-dates';
import { statusAfter } from '../quote-status';

/** A draft as far as a request reads it. */
export interface RequestableQuote extends Term, AgentContact {
  status: QuoteStatus;
}

/** What is known of the account, of the caller and of the day. */
export interface RequestFacts {
  account: QuotableAccount & { industryCode: string | null; revenue: MinorUnits | null };
  agent: Partial<AgentContact>;
  /** What stands between the quote and its policy. */
  obstacles: readonly Obstacle[];
  today: PlainDate;
}

/** Decides a request: 409 for another status, an account that is not ready, a missing agent. */
export function requestQuote(
  quote: RequestableQuote,
  { account, agent, obstacles, today }: RequestFacts,
): AgentContact & { status: QuoteStatus } {
  const status = statusAfter(quote.status, 'request');
  checkQuotable(account);
  // Without them no premium can be found.
  if (account.industryCode === null || account.revenue === null) throw lacksInformation();
  quoteTerm(quote, today);
  const contact = agentContact(agent, quote, account.country);
  if (!isComplete(contact)) {
    const detail = 'Agency Details Missing. Please contact your agent or support.';
    throw new DomainError('AGENT_MISSING', detail, 409);
  }
  checkStep('request', obstacles);
  return { ...contact, status };
}

/** Throws 409 for more quotes than may be requested together. */
export function checkCart(quoteIds: readonly string[]): void {
  if (quoteIds.length > CART_QUOTES_MAX) throw cartIsFull();
}

/** Throws 409 when a cart holds all that it may. */
export function checkRoom(quotes: number): void {
  if (quotes >= CART_QUOTES_MAX) throw cartIsFull();
}

const cartIsFull = (): DomainError => {
  const detail = `You have reached ${CART_QUOTES_MAX} request limit, please delete one to add another variation!`;
  return new DomainError('CART_LIMIT', detail, 409);
};
