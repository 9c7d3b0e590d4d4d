import type { AccountType } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { permissionsOf } from '../roles/role';
import { ROLES } from '../roles/roles';

/** Who may do what is for people to decide, never for a machine. */
const PEOPLE_ONLY = ['user', 'team', 'api-key', 'feature-flag', 'domain-blacklist'];

/** For whom a key is made, and who makes it. */
export interface KeyMaking {
  accountType: AccountType;
  /** Staff make keys for other organisations: their own permissions do not count there. */
  isForOthers: boolean;
  own: readonly string[];
}

/** The scopes that a key may be given: what its maker may do, or what people there may do. */
export function scopesToGive({ accountType, isForOthers, own }: KeyMaking): string[] {
  const roles = ROLES.filter((role) => role.accountType === accountType);
  const all = isForOthers ? roles.flatMap(permissionsOf) : own;
  return [...new Set(all.filter(isForMachines))].sort();
}

/** Every scope that any key can have. */
export const machineScopes = (): string[] =>
  [...new Set(ROLES.flatMap(permissionsOf).filter(isForMachines))].sort();

const isForMachines = (name: string): boolean => !PEOPLE_ONLY.includes(name.split(':')[0]);

/** Refuses scopes beyond those, each by its place. */
export function checkScopes(wanted: readonly string[], making: KeyMaking): void {
  const allowed = scopesToGive(making);
  const errors = wanted
    .map((scope, at) => ({ scope, pointer: `/scopes/${at}` }))
    .filter(({ scope }) => !allowed.includes(scope))
    .map(({ scope, pointer }) => ({ pointer, detail: `${scope} cannot be given to a key.` }));
  if (!errors.length) return;
  const detail = 'Some of these scopes cannot be given to a key.';
  throw new DomainError('INVALID_SCOPE', detail, 400, errors);
}
