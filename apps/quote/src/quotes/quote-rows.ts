import { DomainError } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { AccountScore } from '../snapshots/account-score.entity';
import { Account } from '../snapshots/account.entity';
import { Quote } from './quote.entity';
import { quotableBy, visibleTo } from './quotes.access';

/** The quotes that a caller may see. */
export function visibleQuotes(em: EntityManager, actor: Actor): SelectQueryBuilder<Quote> {
  const query = em
    .createQueryBuilder(Quote, 'quote')
    .innerJoin(Account, 'account', 'account.id = quote.accountId');
  return visibleTo(query, actor);
}

/** One quote; 404 when it does not exist or is not the caller's to see. */
export async function findQuote(em: EntityManager, id: string, actor: Actor): Promise<Quote> {
  const quote = await visibleQuotes(em, actor).andWhere('quote.id = :id', { id }).getOne();
  return quote ?? notFound();
}

/** The same, its row locked until the transaction ends. */
export async function lockQuote(em: EntityManager, id: string, actor: Actor): Promise<Quote> {
  const query = visibleQuotes(em, actor).andWhere('quote.id = :id', { id });
  const quote = await query.setLock('pessimistic_write', undefined, ['quote']).getOne();
  return quote ?? notFound();
}

/** The account that a caller may quote, with its score; 404 for any other. */
export async function quotableAccount(
  em: EntityManager,
  id: string,
  actor: Actor,
): Promise<{ account: Account; score: AccountScore | null }> {
  const query = em.createQueryBuilder(Account, 'account').where('account.id = :id', { id });
  if (await quotableBy(query, actor).getOne()) return accountOf(em, id);
  throw new DomainError('ACCOUNT_NOT_FOUND', 'Account not found.', 404);
}

/** The account of a quote with its score, as last told. */
export async function accountOf(
  em: EntityManager,
  id: string,
): Promise<{ account: Account; score: AccountScore | null }> {
  const account = await em.findOneByOrFail(Account, { id });
  const score = await em.findOneBy(AccountScore, { id });
  // A score event may come after the last account event: it knows better.
  return {
    account: { ...account, profileScore: score?.profileScore ?? account.profileScore },
    score,
  };
}

function notFound(): never {
  throw new DomainError('QUOTE_NOT_FOUND', 'Quote not found.', 404);
}
