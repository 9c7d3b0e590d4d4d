import { DomainError, invalidField, requiredMessage } from '@palisade/kernel';

/** How a wish for another name of a client stands. */
export const RENAME_STATUSES = ['OPEN', 'APPROVED', 'REFUSED'] as const;

/** One of them. */
export type RenameStatus = (typeof RENAME_STATUSES)[number];

/** An agency's wish for another name of a client that was quoted, and what staff decided. */
export interface RenameRequest {
  name: string;
  /** Why, in the agency's words. */
  reason: string;
  askedBy: string;
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

/** Something that is done by a person at a moment. */
interface Doing {
  by: string;
  now: Date;
}

/**
 * A wish takes the place of the one before. Throws 409 for a client that was never quoted, whose name
 * the agency changes itself, and 400 for a name that is none or the present one.
 */
export function askRename(
  client: NamedClient,
  { name, reason }: Pick<RenameRequest, 'name' | 'reason'>,
  { by, now }: Doing,
): RenameRequest {
  if (client.status === 'Open') {
    const detail = 'This client was not quoted yet: change its name in its details.';
    throw new DomainError('RENAME_NOT_NEEDED', detail, 409);
  }
  if (!/\p{L}/u.test(name)) throw invalidField('NAME_INVALID', requiredMessage('Name'), '/name');
  if (name === client.name) {
    throw invalidField('NAME_SAME', 'This is the name of the client already.', '/name');
  }
  const askedOn = now.toISOString();
  return { name, reason, askedBy: by, askedOn, status: 'OPEN', note: null, decidedOn: null };
}

/** What staff decide. Throws 409 unless a wish is open, and 400 for a refusal without a word. */
export function decideRename(
  { renameRequest }: NamedClient,
  { approved, note }: { approved: boolean; note: string | null },
  now: Date,
): { renameRequest: RenameRequest; name?: string } {
  if (renameRequest?.status !== 'OPEN') {
    throw new DomainError('RENAME_NOT_ASKED', 'Nobody waits for another name of this client.', 409);
  }
  if (!approved && !note) {
    throw invalidField('NOTE_MISSING', 'Tell the agency why its request is refused.', '/note');
  }
  const status = approved ? 'APPROVED' : 'REFUSED';
  const decided = { ...renameRequest, status, note, decidedOn: now.toISOString() } as const;
  return { renameRequest: decided, ...(approved && { name: renameRequest.name }) };
}
