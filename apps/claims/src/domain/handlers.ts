import { invalidField } from '@palisade/kernel';

/** Who is asked where nobody answers in time, and decides above the authority of adjusters. */
export const HEAD_ROLE = 'Head of Claims';

/** The roles whose people work on claims files: the claims team, and who administers the provider. */
export const HANDLER_ROLES: readonly string[] = [
  'Claims Adjuster',
  HEAD_ROLE,
  'Super Admin',
  'Corp Admin',
];

/** Somebody who could work on a file. */
export interface PossibleHandler {
  roleName: string;
  enabled: boolean;
}

/** Throws 400 when one of these is no vendor that is still there. */
export function assertVendors(
  ids: readonly string[],
  known: readonly { id: string; deleted: boolean }[],
): void {
  const isThere = (id: string) => known.some((one) => one.id === id && !one.deleted);
  if (ids.every(isThere)) return;
  throw invalidField('NO_VENDOR', 'Choose vendors of the platform', '/vendorIds');
}

/** Throws 400 when a person cannot work on claims files. */
export function assertHandler(person: PossibleHandler | null, pointer = '/handlerId'): void {
  if (person?.enabled && HANDLER_ROLES.includes(person.roleName)) return;
  throw invalidField('NO_HANDLER', 'Choose somebody of the claims team', pointer);
}
