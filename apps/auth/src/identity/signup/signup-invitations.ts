import { DomainError } from '@palisade/kernel';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { isLive } from '../../domain/mailed-link';
import { deadInvitation, deadJoin } from '../../domain/signup/token-types';
import { secretHash } from '../../secrets/secret-hash';
import { SignupInvitation } from './signup-invitation.entity';

/** The live invitation of a mailed token; 404 for any other. */
export async function findLiveInvitation(
  em: EntityManager,
  token: string,
  now: Date,
): Promise<SignupInvitation> {
  const invitation = await em.findOneBy(SignupInvitation, { tokenHash: secretHash(token) });
  if (!invitation || !isLive(invitation, now)) throw deadInvitation();
  return invitation;
}

/** The same where an account is joined, which has words of its own for a link that is dead. */
export async function lockJoin(
  em: EntityManager,
  token: string,
  now: Date,
): Promise<SignupInvitation> {
  return lockLiveInvitation(em, token, now).catch(asDeadJoin);
}

/** Has a dead invitation refused as one to join; other errors stay. */
export function asDeadJoin(error: unknown): never {
  throw error instanceof DomainError ? deadJoin() : error;
}

/** The same, held until the transaction ends, so that it is used once. */
export async function lockLiveInvitation(
  em: EntityManager,
  token: string,
  now: Date,
): Promise<SignupInvitation> {
  const where = { tokenHash: secretHash(token) };
  const lock = { mode: 'pessimistic_write' as const };
  const invitation = await em.findOne(SignupInvitation, { where, lock });
  if (!invitation || !isLive(invitation, now)) throw deadInvitation();
  return invitation;
}

/** Uses up an invitation; the others of the address that make a login end with it. */
export async function spendInvitation(
  em: EntityManager,
  { id, email }: SignupInvitation,
  now: Date,
): Promise<void> {
  await em.update(SignupInvitation, { id }, { used: now });
  await em.update(SignupInvitation, { email, ...LIVE }, { replaced: now });
}

/** Uses up an invitation to one more account; those to others stay. */
export async function useInvitation(
  em: EntityManager,
  { id }: SignupInvitation,
  now: Date,
): Promise<void> {
  await em.update(SignupInvitation, { id }, { used: now });
}

/** Ends the invitation of before to the same address for the same; several accounts may wait for a person. */
export async function replaceInvitations(
  em: EntityManager,
  {
    email,
    tokenType,
    organizationId,
  }: Pick<SignupInvitation, 'email' | 'tokenType' | 'organizationId'>,
  now: Date,
): Promise<void> {
  const same = tokenType === 'EXISTING_USER' && organizationId ? { organizationId } : {};
  await em.update(SignupInvitation, { email, tokenType, ...same, ...LIVE }, { replaced: now });
}

const LIVE = { used: IsNull(), replaced: IsNull() };
