import { newSecret } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { invitationEnd } from '../../domain/invitation';
import { isLive } from '../../domain/mailed-link';
import { deadLink, resetLinkEnd } from '../../domain/reset-link';
import { secretHash } from '../../secrets/secret-hash';
import { lockUser } from '../users/people';
import type { LinkPurpose } from './one-time-link.entity';
import { OneTimeLink } from './one-time-link.entity';

/** The live link of a mailed token; 404 for any other. */
export async function findLiveLink(
  em: EntityManager,
  token: string,
  now: Date,
  purpose: LinkPurpose,
): Promise<OneTimeLink> {
  const link = await em.findOneBy(OneTimeLink, { tokenHash: secretHash(token), purpose });
  if (!link || !isLive(link, now)) throw deadLink();
  return link;
}

/** The same, with its person held until the transaction ends, so that it is used once. */
export async function lockLiveLink(
  em: EntityManager,
  token: string,
  now: Date,
  purpose: LinkPurpose,
): Promise<OneTimeLink> {
  const { userId } = await findLiveLink(em, token, now, purpose);
  await lockUser(em, userId);
  return findLiveLink(em, token, now, purpose);
}

/** Makes the link of a person, the one before ends; the token is nowhere else. */
export async function makeLink(
  em: EntityManager,
  userId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  await replaceLinks(em, userId, now, purpose);
  const token = newSecret();
  const expires = purpose === 'INVITATION' ? invitationEnd(now) : resetLinkEnd(now);
  const link = { tokenHash: secretHash(token), userId, purpose, created: now, expires };
  await em.insert(OneTimeLink, link);
  return token;
}

/** Uses up a link; all other links of the person end with it. */
export async function spendLink(em: EntityManager, link: OneTimeLink, now: Date): Promise<void> {
  const { tokenHash, userId } = link;
  await em.update(OneTimeLink, { tokenHash }, { used: now });
  await em.update(OneTimeLink, liveLinksOf(userId), { replaced: now });
}

/** Ends the links of a person that still live, of one purpose. */
async function replaceLinks(
  em: EntityManager,
  userId: string,
  now: Date,
  purpose: LinkPurpose,
): Promise<void> {
  await em.update(OneTimeLink, { ...liveLinksOf(userId), purpose }, { replaced: now });
}

/** The links of a person that were neither used nor replaced. */
export const liveLinksOf = (userId: string) => ({ userId, used: IsNull(), replaced: IsNull() });
