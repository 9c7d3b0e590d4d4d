import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { checkOpensQuote, followClockOf } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { checkStateOpen } from '../domain/quotable-account';
import type { RatedParty } from '../ratings/rating-facts';
import { AccountScore } from '../snapshots/account-score.entity';
import { Account } from '../snapshots/account.entity';
import { StateOfTrade } from '../snapshots/state-of-trade.entity';
import { agencyOf } from './quote-agency';
import { Quote } from './quote.entity';
import { quotableBy, visibleTo } from './quotes.access';

/** New business that was bound, whatever became of it (domain §5.13.23), as SQL of `quote`. */
export const WON = `(quote.kind = 'NEW' and quote.boundOn is not null)`;

/** The quotes that a caller may see; what is joined and not asked for costs nothing. */
export function visibleQuotes(em: EntityManager, actor: Actor): SelectQueryBuilder<Quote> {
  const query = em
    .createQueryBuilder(Quote, 'quote')
    .leftJoin(Account, 'account', 'account.id = quote.accountId');
  return visibleTo(query, actor);
}

/** One quote; 404 when it does not exist or is not the caller's to see, 401 for another's code. */
export async function findQuote(em: EntityManager, id: string, actor: Actor): Promise<Quote> {
  checkOpensQuote(actor, id);
  return goingBy(em, await visibleQuotes(em, actor).andWhere('quote.id = :id', { id }).getOne());
}

/** The same, its row locked until the transaction ends. */
export async function lockQuote(em: EntityManager, id: string, actor: Actor): Promise<Quote> {
  checkOpensQuote(actor, id);
  const query = visibleQuotes(em, actor).andWhere('quote.id = :id', { id });
  return goingBy(em, await query.setLock('pessimistic_write', undefined, ['quote']).getOne());
}

/** The account that a caller may quote, with its score and the terms of its agency; 404 for any other. */
export async function quotableAccount(
  em: EntityManager,
  id: string,
  actor: Actor,
): Promise<RatedParty> {
  const query = em.createQueryBuilder(Account, 'account').where('account.id = :id', { id });
  const account = await quotableBy(query, actor).getOne();
  if (!account) throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
  await followClockOf(account.agencyId, em);
  return withScore(em, account);
}

/** Throws 409 while the state of a client is closed to new quotes. */
export async function checkState(em: EntityManager, state: string | null): Promise<void> {
  const closed = await em.findBy(StateOfTrade, { isOpen: false });
  checkStateOpen(
    state,
    closed.map(({ id }) => id),
  );
}

/**
 * Keeps an account with the agency that it has until the transaction ends: what is quoted or opened
 * again meanwhile is closed with the rest when it goes to another one. Answers that agency.
 */
export async function holdAgency(em: EntityManager, id: string): Promise<string | null> {
  const sql = 'select agency_id as "agencyId" from account where id = $1 for no key update';
  const [row] = (await em.query(sql, [id])) as { agencyId: string | null }[];
  return row?.agencyId ?? null;
}

/** The account of a quote with its score and the terms of its agency, as last told. */
export async function accountOf(em: EntityManager, id: string): Promise<RatedParty> {
  return withScore(em, await em.findOneByOrFail(Account, { id }));
}

async function withScore(em: EntityManager, account: Account): Promise<RatedParty> {
  const score = await em.findOneBy(AccountScore, { id: account.id });
  // A score event may come after the last account event: it knows better.
  return {
    account: { ...account, profileScore: score?.profileScore ?? account.profileScore },
    score,
    agency: await agencyOf(em, account.agencyId),
  };
}

/** What is done to a quote goes by the clock of its agency. */
async function goingBy(em: EntityManager, quote: Quote | null): Promise<Quote> {
  if (!quote) throw new DomainError('QUOTE_NOT_FOUND', 'Quote not found.', 404);
  await followClockOf(quote.agencyId, em);
  return quote;
}
