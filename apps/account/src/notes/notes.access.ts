import type { Actor } from '@palisade/platform';
import type { SelectQueryBuilder } from 'typeorm';
import { readableTypes } from '../domain/notes';
import type { AccountNote } from './account-note.entity';

/**
 * Narrows a query to the notes that the caller may read, of an account that he sees; its alias is
 * `note`.
 */
export function visibleTo(
  query: SelectQueryBuilder<AccountNote>,
  { accountType }: Actor,
): SelectQueryBuilder<AccountNote> {
  const types = readableTypes(accountType);
  return types.length ? query.andWhere('note.noteType in (:...types)', { types }) : none(query);
}

const none = (query: SelectQueryBuilder<AccountNote>): SelectQueryBuilder<AccountNote> =>
  query.andWhere('false');
