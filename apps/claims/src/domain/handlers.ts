import { invalidField } from '@palisade/kernel';

/** The roles whose people work on claims files: the claims team, and who administers the provider. */
export const HANDLER_ROLES: readonly string[] = [
  'Claims Adjuster',
  'Head of Claims',
  'Super Admin',
  'Corp Admin',
];

/** Somebody who could work on a file. */
export interface PossibleHandler {
  roleName: string;
  enabled: boolean;
}

/** Throws 400 when a person cannot work on claims files. */
export function assertHandler(person: PossibleHandler | null): void {
  if (person?.enabled && HANDLER_ROLES.includes(person.roleName)) return;
  throw invalidField('NO_HANDLER', 'Choose somebody of the claims team', '/handlerId');
}
