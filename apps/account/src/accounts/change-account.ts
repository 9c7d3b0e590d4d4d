import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@palisade/platform';
import type { FactOrigin } from '../domain/client-facts';
import { isRated, originsAfter } from '../domain/client-facts';
import { profileOf } from '../domain/risk/profile-score';
import type { AccountStep } from '../domain/timeline';
import { profileFactsOf } from '../risk/account-facts';
import { rescore } from '../risk/rescore';
import { publishChanged } from './account-events';
import { Account } from './account.entity';

/** A change of an account; what is equal already is left out. */
export interface Change {
  /** What the record and the timeline call it. */
  action: AccountStep;
  patch: Partial<Account>;
  /** What changes with it and is no fact of the client. */
  beside?: Partial<Account>;
  /** Where the facts of the patch come from; absent when it holds none. */
  origin?: FactOrigin;
  /** The quote that is rated again by it, where the change was made on its page. */
  quoteId?: string | null;
  /** Told by a quote itself: no other open quote has another price by it. */
  isOfQuote?: boolean;
  /** What the record tells beside the account itself, and told before. */
  told?: { askedBy: string } | { teams: string[] };
  toldBefore?: { teams: string[] };
  now: Date;
}

/**
 * The one way in which what is known of an account changes: saves the row, records it, tells
 * `account.changed.v1` and scores again. Answers the account as it is then, unchanged when nothing
 * did. The row must be locked.
 */
export async function changeAccount(tx: Tx, account: Account, change: Change): Promise<Account> {
  const { action, origin, quoteId = null, isOfQuote = false, now } = change;
  const facts = changedPart(account, change.patch);
  const patch = { ...facts, ...changedPart(account, change.beside ?? {}) };
  const changed = Object.keys(patch);
  if (changed.length === 0) return account;
  const origins = origin && { factOrigins: originsAfter(account.factOrigins, facts, origin) };
  const saved = { ...patch, ...origins, modified: now };
  await tx.em.update(Account, { id: account.id }, saved);
  const after: Account = { ...account, ...saved };
  const { profileScore } = profileOf(profileFactsOf(after));
  const ratingChanged = !isOfQuote && isRated(changed);
  await publishChanged(tx, after, { changed, ratingChanged, quoteId, profileScore });
  await tx.record({
    action: `account.${action}`,
    subjectType: 'account',
    subjectId: account.id,
    before: {
      ...Object.fromEntries(changed.map((field) => [field, account[field as keyof Account]])),
      ...change.toldBefore,
    },
    after: { ...patch, ...change.told },
  });
  await rescore(tx, after, { now });
  return after;
}

/** The part of a change that is one. */
export function changedPart<T extends object>(known: T, patch: Partial<T>): Partial<T> {
  const kept = Object.entries(patch).filter(
    ([field, value]) => !isDeepStrictEqual(known[field as keyof T], value),
  );
  return Object.fromEntries(kept) as Partial<T>;
}
