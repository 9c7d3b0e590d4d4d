import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { deadLink, isLive } from '../domain/reset-link';
import { secretHash } from '../keys/secret-hash';
import { OneTimeLink } from './one-time-link.entity';

/** The live link of a mailed token; 404 for any other. */
export async function findLiveLink(
  em: EntityManager,
  token: string,
  now: Date,
): Promise<OneTimeLink> {
  const link = await em.findOneBy(OneTimeLink, { tokenHash: secretHash(token) });
  if (!link || !isLive(link, now)) throw deadLink();
  return link;
}

/** Uses up a link; the person's other links end with it. */
export async function spendLink(em: EntityManager, link: OneTimeLink, now: Date): Promise<void> {
  await em.update(OneTimeLink, { tokenHash: link.tokenHash }, { used: now });
  await replaceLinks(em, link.userId, now);
}

/** Ends the links of a person that still live. */
export async function replaceLinks(em: EntityManager, userId: string, now: Date): Promise<void> {
  await em.update(OneTimeLink, liveLinksOf(userId), { replaced: now });
}

/** The links of a person that were neither used nor replaced. */
export const liveLinksOf = (userId: string) => ({ userId, used: IsNull(), replaced: IsNull() });
