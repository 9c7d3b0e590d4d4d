import type { EntityManager } from 'typeorm';
import { longestNamed, namesIn } from '../domain/submissions/named-account';
import type { Account } from './account.entity';

/** As far as a submission needs an account. */
export type NamedAccount = Pick<Account, 'id' | 'name' | 'country'>;

/** The account of an agency that a text names, by all words of its name; null for none, and for several. */
export async function accountNamedIn(
  em: EntityManager,
  { agencyId, text }: { agencyId: string; text: string },
): Promise<NamedAccount | null> {
  const names = namesIn(text);
  if (!names.length) return null;
  // The two longest tell whether there is one: each run of words is looked up in the index.
  const named: (NamedAccount & { letters: number })[] = await em.query(
    `select id, name, country, length(words_of(fold_text(name))) as letters
     from account
     where agency_id = $1 and status <> 'Deleted' and words_of(fold_text(name)) = any($2)
     order by letters desc, id limit 2`,
    [agencyId, names],
  );
  return longestNamed(named);
}
