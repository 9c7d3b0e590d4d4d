import type { Unprinted } from '@palisade/kernel';
import { isPlain, openFaces } from '@palisade/platform';
import { WHOLESALE_PRODUCTS } from '@palisade/trade';
import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { ObstacleFacts } from '../domain/obstacles';
import { isOnItsWay } from '../domain/obstacles';
import type { Paper } from '../domain/paper';
import { carrierFor } from '../domain/paper';
import { ratedState } from '../ratings/rating-facts';
import { Account } from '../snapshots/account.entity';
import { Agency } from '../snapshots/agency.entity';
import { CarrierProfile } from '../snapshots/carrier-profile.entity';
import { License } from '../snapshots/license.entity';
import { Person } from '../snapshots/person.entity';
import { Subjectivity } from '../subjectivities/subjectivity.entity';
import { coversOf } from './quote-covers';
import type { Quote } from './quote.entity';

/** A quote, or what would be one. */
export type Sought = Pick<
  Quote,
  | 'accountId'
  | 'agencyId'
  | 'status'
  | 'product'
  | 'effectiveDate'
  | 'firmographicData'
  | 'agentEmail'
  | 'carrierId'
  | 'surplus'
> & { id: string | null };

/** What stands between some quotes and their policies is judged by: a query each, however many. */
export async function obstacleFactsOf(
  em: EntityManager,
  quotes: readonly Sought[],
): Promise<(quote: Sought) => ObstacleFacts> {
  const open = quotes.filter(({ status }) => isOnItsWay(status));
  const accountIds = unique(open.map(({ accountId }) => accountId));
  const agencyIds = unique(open.flatMap(({ agencyId }) => agencyId ?? []));
  const covers = await coversOf(em, accountIds);
  // Of a draft nothing is printed yet.
  const read = open.filter(
    ({ product, status }) => status !== 'DRAFT' || WHOLESALE_PRODUCTS.includes(product),
  );
  const accounts = await byId(em, Account, unique(read.map(({ accountId }) => accountId)));
  const unprinted = await unprintedOf([...accounts.values()]);
  const agencies = await byId(em, Agency, agencyIds);
  const licenses = await licensesOf(
    em,
    agencyIds,
    unique(open.flatMap((of) => ratedState(of) ?? [])),
  );
  const conditions = await conditionsOf(em, open);
  const known = await knownAddresses(
    em,
    unique(open.flatMap(({ agentEmail: by }) => by?.toLowerCase() ?? [])),
  );
  const papers = await papersOf(em, open);
  return (quote) => ({
    ...covers(quote),
    state: ratedState(quote),
    surplus: quote.surplus,
    licenses: licenses.filter(({ agencyId }) => agencyId === quote.agencyId),
    agency: agencies.get(quote.agencyId ?? '') ?? null,
    subjectivities: conditions.filter(({ quoteId }) => quoteId === quote.id),
    appetite: [],
    carrierId: writerOf(quote, papers),
    isProducerKnown: known.has(quote.agentEmail?.toLowerCase() ?? ''),
    unprinted: unprinted.get(quote.accountId) ?? null,
    isVerified: accounts.get(quote.accountId)?.isVerified ?? null,
  });
}

/** What the papers of accounts could not say of the insured, by account. */
async function unprintedOf(accounts: readonly Account[]): Promise<Map<string, Unprinted>> {
  const found = new Map<string, Unprinted>();
  for (const account of accounts) {
    for (const [field, text] of printedOf(account)) {
      const letter = isPlain(text) ? null : (await openFaces()).unprinted(text);
      if (letter !== null && !found.has(account.id)) found.set(account.id, { field, letter });
    }
  }
  return found;
}

const printedOf = ({ name, address1, address2, address3, city }: Account): [string, string][] => [
  ['Named insured', name],
  ['Address', [address1, address2, address3, city].join(' ')],
];

/** The carrier of a quote, chosen once. */
const writerOf = (quote: Sought, papers: readonly Paper[]): string | null =>
  quote.carrierId ?? carrierFor({ ...quote, state: ratedState(quote) }, papers);

const papersOf = async (em: EntityManager, quotes: readonly Sought[]): Promise<Paper[]> =>
  quotes.some(({ carrierId }) => carrierId === null) ? em.find(CarrierProfile) : [];

/** With the address that its holder has now, which quotes name them by. */
async function licensesOf(
  em: EntityManager,
  agencyIds: string[],
  states: string[],
): Promise<License[]> {
  if (!agencyIds.length || !states.length) return [];
  const held = await em.findBy(License, {
    agencyId: In(agencyIds),
    state: In(states),
    deleted: false,
  });
  const holders = await byId(em, Person, unique(held.flatMap(({ userId }) => userId ?? [])));
  return held.map((license) => ({
    ...license,
    email: holders.get(license.userId ?? '')?.email ?? license.email,
  }));
}

/** Those of some addresses, in small letters, that somebody signs in with. */
async function knownAddresses(em: EntityManager, addresses: string[]): Promise<Set<string>> {
  if (!addresses.length) return new Set();
  const rows = await em
    .createQueryBuilder(Person, 'person')
    .where('lower(person.email) in (:...addresses)', { addresses })
    .getMany();
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

async function conditionsOf(
  em: EntityManager,
  quotes: readonly Sought[],
): Promise<Pick<Subjectivity, 'quoteId' | 'title' | 'stage' | 'state'>[]> {
  const ids = quotes.flatMap(({ id }) => id ?? []);
  return ids.length ? em.findBy(Subjectivity, { quoteId: In(ids) }) : [];
}

async function byId<T extends { id: string }>(
  em: EntityManager,
  entity: new () => T,
  ids: string[],
): Promise<Map<string, T>> {
  if (!ids.length) return new Map();
  const rows = await em
    .createQueryBuilder(entity, 'row')
    .where('row.id in (:...ids)', { ids })
    .getMany();
  return new Map(rows.map((row) => [row.id, row]));
}

const unique = (values: string[]): string[] => [...new Set(values)];
