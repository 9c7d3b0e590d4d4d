import type { Actor } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { QuoteSnooze } from '../snoozes/quote-snooze.entity';
import { AccountScore } from '../snapshots/account-score.entity';
import { Organization } from '../snapshots/organization.entity';
import { Person } from '../snapshots/person.entity';
import { obstaclesOf } from '../domain/obstacles';
import { obstacleFactsOf } from './obstacle-facts';
import { isReferred, type RowFacts } from './quote-answers';
import type { Quote } from './quote.entity';

/** For whom rows are answered, and when. */
export interface Reader {
  actor: Actor;
  now: Date;
}

/** What other tables know of some quotes: one query each, however many quotes there are. */
export async function rowFactsOf(
  em: EntityManager,
  quotes: Quote[],
  reader: Reader,
): Promise<(quote: Quote) => RowFacts> {
  const agencies = await namesOf(em, quotes);
  const underwriters = await underwritersOf(em, quotes);
  const referred = await referralsOf(em, quotes);
  const scores = await scoresOf(em, quotes);
  const snoozes = await snoozesOf(em, quotes, reader);
  const obstacleFacts = await obstacleFactsOf(em, quotes);
  return (quote) => ({
    agencyName: agencies.get(quote.agencyId ?? '') ?? null,
    // Who of the underwriters has it is not for the policyholder.
    underwriterName: isOutside(reader.actor)
      ? null
      : (underwriters.get(quote.assignedUnderwriterId ?? '') ?? null),
    referredOn: referred.get(quote.id) ?? null,
    score: scores.get(quote.accountId) ?? null,
    snoozedUntil: snoozes.get(quote.id) ?? null,
    obstacles: obstaclesOf(quote, obstacleFacts(quote)),
  });
}

/** Whether a caller is the policyholder, or holds a mailed code. */
export const isOutside = ({ accountType, onlyQuoteId }: Actor): boolean =>
  accountType === 'CUSTOMER' || onlyQuoteId !== null;

async function namesOf(em: EntityManager, quotes: Quote[]): Promise<Map<string, string>> {
  const ids = unique(quotes.flatMap(({ agencyId }) => agencyId ?? []));
  const rows = ids.length ? await em.findBy(Organization, { id: In(ids) }) : [];
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function underwritersOf(em: EntityManager, quotes: Quote[]): Promise<Map<string, string>> {
  const ids = unique(quotes.flatMap(({ assignedUnderwriterId }) => assignedUnderwriterId ?? []));
  const rows = ids.length ? await em.findBy(Person, { id: In(ids) }) : [];
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

async function referralsOf(em: EntityManager, quotes: Quote[]): Promise<Map<string, Date>> {
  const ids = quotes.filter(isReferred).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows: { quote_id: string; referred: Date }[] = await em.query(
    `select quote_id, max(occurred) as referred from quote_history
       where quote_id = any($1) and to_status = 'REFERRED' group by quote_id`,
    [ids],
  );
  return new Map(rows.map(({ quote_id: id, referred }) => [id, referred]));
}

async function scoresOf(em: EntityManager, quotes: Quote[]): Promise<Map<string, number | null>> {
  const ids = unique(quotes.map(({ accountId }) => accountId));
  const rows = ids.length ? await em.findBy(AccountScore, { id: In(ids) }) : [];
  return new Map(rows.map(({ id, companyAggregate }) => [id, companyAggregate]));
}

async function snoozesOf(
  em: EntityManager,
  quotes: Quote[],
  { actor, now }: Reader,
): Promise<Map<string, Date>> {
  const ids = quotes.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await em.findBy(QuoteSnooze, { userId: actor.userId, quoteId: In(ids) });
  return new Map(rows.filter(({ until }) => until > now).map((row) => [row.quoteId, row.until]));
}

const unique = (ids: string[]): string[] => [...new Set(ids)];
