import type { Everyone } from './everybody';
import type { Need } from './operations';

/** What an operation needs, and whom it lets in. */
type Guarded = Pick<Need, 'name' | 'permissions' | 'isOpenToLinks' | 'isPeopleOnly'>;
type Caller = Pick<Everyone, 'name' | 'kind' | 'held'>;

/** What was answered; `code` is of a problem. */
export interface Answer {
  status: number;
  code?: string;
}

/** What a call should meet: let in, refused, or asked who it is. */
export const LET_IN = 'let in';
export const REFUSED = 'refused (403)';
export const UNKNOWN = 'asked who it is (401)';

/**
 * What a caller should meet at an operation by what its document says: `permissions` null for a
 * public one. A holder of a mailed link opens what its role may, and of what is open to everybody
 * only what is marked for links.
 */
export function expected(
  { permissions, isOpenToLinks, isPeopleOnly }: Guarded,
  { kind, held }: Caller,
): string {
  if (permissions === null) return LET_IN;
  if (kind === 'nobody') return UNKNOWN;
  if (isPeopleOnly && kind !== 'person') return REFUSED;
  if (permissions.includes('any')) {
    return kind === 'link' && !isOpenToLinks ? UNKNOWN : LET_IN;
  }
  return permissions.every((name) => held.has(name)) ? LET_IN : REFUSED;
}

/** What the guard did, by the answer; a row that is out of reach comes after it. */
export function met(
  { isOpenToLinks }: Guarded,
  { kind }: Caller,
  { status, code }: Answer,
): string {
  if (status === 403) return REFUSED;
  // Behind the guard a link is told by 401 that a row is not its own, a key that it is no person.
  const isOfRow = kind === 'link' && code !== 'UNAUTHORIZED';
  const isBehindGuard = kind === 'key' || isOfRow || (isOpenToLinks && kind !== 'nobody');
  if (status === 401 && code === 'UNAUTHORIZED' && !isBehindGuard) return UNKNOWN;
  return status >= 500 ? `failed (${status} ${code})` : LET_IN;
}

/** A cell that is not as its document says, in words; null for one that is. */
export function judge(operation: Guarded, caller: Caller, answer: Answer): string | null {
  const [wanted, found] = [expected(operation, caller), met(operation, caller, answer)];
  if (wanted === found) return null;
  return `${operation.name} as ${caller.name}: should be ${wanted}, was ${found}`;
}
