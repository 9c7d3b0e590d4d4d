import type { AccountType } from '@palisade/kernel';
import { PERMISSIONS } from './permissions';

/**
 * What a role may do, by group: names parted by blanks, `*` for the whole group, or `* -name` for
 * the whole group without that name.
 */
export type Grants = Readonly<Record<string, string>>;

/** A role of an account type. */
export interface RoleDefinition {
  readonly accountType: AccountType;
  readonly name: string;
  /** Scopes of the tokens of people with this role. */
  readonly scopes: readonly string[];
  readonly grants: Grants;
}

/** The same grant in each of these groups. */
const inEach = (groups: string[], grant: string): Grants =>
  Object.fromEntries(groups.map((group) => [group, grant]));

export const all = (groups: string): Grants => inEach(words(groups), '*');

export const view = (groups: string): Grants => inEach(words(groups), 'view');

export const everything: Grants = inEach(Object.keys(PERMISSIONS), '*');

/** The `group:permission` names of a role, sorted; throws when a grant names none. */
export function permissionsOf({ name, grants }: RoleDefinition): string[] {
  const named = Object.entries(grants).flatMap(([group, grant]) => {
    const existing = words(PERMISSIONS[group] ?? '');
    const unknown = words(grant).filter((word) => !existing.includes(word.replace(/^-/, '')));
    if (!existing.length || unknown.some((word) => word !== '*')) {
      throw new Error(`Role ${name} is granted "${grant}" of ${group}, which does not exist.`);
    }
    return granted(existing, words(grant)).map((permission) => `${group}:${permission}`);
  });
  return named.sort();
}

function granted(existing: string[], grant: string[]): string[] {
  if (!grant.includes('*')) return grant;
  return existing.filter((permission) => !grant.includes(`-${permission}`));
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
