import type { Person } from '@palisade/kernel';
import { DomainError, invalidField, requiredMessage } from '@palisade/kernel';

/** How a wish for another name of a client stands. */
export const RENAME_STATUSES = ['OPEN', 'APPROVED', 'REFUSED'] as const;

/** One of them. */
export type RenameStatus = (typeof RENAME_STATUSES)[number];

/** A wish for another name of a client that was quoted, and what another person decided. */
export interface RenameRequest {
  name: string;
  /** Why, in the words of who asks. */
  reason: string;
  askedBy: string;
  /** Of requests since 28 November 2026. */
  askedByName?: string;
  decidedByName?: string | null;
  /** ISO 8601, in UTC. */
  askedOn: string;
  status: RenameStatus;
  /** What staff say to it. */
  note: string | null;
  decidedOn: string | null;
}

/** A client as far as another name is concerned. */
export interface NamedClient {
  name: string;
  status: string;
  renameRequest: RenameRequest | null;
}

/** Who may change a name alone. */
interface Standing {
  /** A policy was issued to the client: the name of an insured is changed by two people. */
  isInsured: boolean;
  isStaff: boolean;
}

/** Something that is done by a person at a moment. */
interface Doing extends Standing {
  by: Person;
  now: Date;
}

/**
 * Whether one person alone may change the name: before anything was quoted whoever edits the client,
 * from then on staff, and nobody once a policy was issued (design §10.1).
 */
export const mayRenameAlone = (
  { status }: Pick<NamedClient, 'status'>,
  { isInsured, isStaff }: Standing,
): boolean => !isInsured && (isStaff || status === 'Open');

/** Throws 409 unless one person alone may change the name. */
export function checkRenameAlone(client: Pick<NamedClient, 'status'>, standing: Standing): void {
  if (mayRenameAlone(client, standing)) return;
  const detail = standing.isInsured
    ? 'This client has a policy: ask for another name, which another person approves.'
    : 'This client was quoted already: ask for another name instead.';
  const code = standing.isInsured ? 'RENAME_NEEDS_TWO' : 'RENAME_NEEDS_STAFF';
  throw new DomainError(code, detail, 409, [{ pointer: '/name', detail }]);
}

/**
 * A wish takes the place of the one before. Throws 409 for a client whose name who asks may change
 * alone, and 400 for a name that is none or the present one.
 */
export function askRename(
  client: NamedClient,
  { name, reason }: Pick<RenameRequest, 'name' | 'reason'>,
  { by, now, ...standing }: Doing,
): RenameRequest {
  if (mayRenameAlone(client, standing)) {
    const detail = standing.isStaff
      ? 'This client has no policy yet: change its name in its details.'
      : 'This client was not quoted yet: change its name in its details.';
    throw new DomainError('RENAME_NOT_NEEDED', detail, 409);
  }
  if (!/\p{L}/u.test(name)) throw invalidField('NAME_INVALID', requiredMessage('Name'), '/name');
  if (name === client.name) {
    throw invalidField('NAME_SAME', 'This is the name of the client already.', '/name');
  }
  const asked = { askedBy: by.id, askedByName: by.name, askedOn: now.toISOString() };
  const undecided = { note: null, decidedOn: null, decidedByName: null };
  return { name, reason, ...asked, status: 'OPEN', ...undecided };
}

/** What another person decides; `name` is the one that was read. */
interface RenameDecision {
  approved: boolean;
  name: string | undefined;
  note: string | null;
}

/**
 * What another person decides. Throws 409 unless a wish is open, or when another name is wished by now,
 * and 400 for an approval without a name or a refusal without a word.
 */
export function decideRename(
  { renameRequest }: NamedClient,
  { approved, name, note }: RenameDecision,
  { by, now }: Pick<Doing, 'by' | 'now'>,
): { renameRequest: RenameRequest; name?: string } {
  if (renameRequest?.status !== 'OPEN') {
    throw new DomainError('RENAME_NOT_ASKED', 'Nobody waits for another name of this client.', 409);
  }
  if (approved && name === undefined) {
    throw invalidField('NAME_MISSING', requiredMessage('Name'), '/name');
  }
  if (approved && name !== renameRequest.name) {
    const detail = `The name that is asked for is ${renameRequest.name} by now: read it again.`;
    throw new DomainError('NAME_DIFFERS', detail, 409, [{ pointer: '/name', detail }]);
  }
  if (!approved && !note) {
    throw invalidField('NOTE_MISSING', 'Tell the agency why its request is refused.', '/note');
  }
  const status = approved ? 'APPROVED' : 'REFUSED';
  const decision = { status, note, decidedOn: now.toISOString(), decidedByName: by.name } as const;
  const decided = { ...renameRequest, ...decision };
  return { renameRequest: decided, ...(approved && { name: renameRequest.name }) };
}
