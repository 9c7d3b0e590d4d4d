import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock, Config, newSecret, OutgoingMessages } from '@palisade/platform';
import { INVITATION_DAYS, invitationEnd } from '../domain/invitation';
import { secretHash } from '../keys/secret-hash';
import type { Organization } from '../organizations/organization.entity';
import { OneTimeLink } from '../passwords/one-time-link.entity';
import { editionUrl } from '../passwords/reset-address';
import { replaceLinks } from '../passwords/reset-links';
import { User } from './user.entity';

/** The letter with the link by which an invited person sets a first password. */
@Injectable()
export class InvitationLetters {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly messages: OutgoingMessages,
  ) {}

  /** Ends the links of before and mails a new one. */
  async send(userId: string, organization: Organization, tx: Tx): Promise<void> {
    const { em } = tx;
    const { email, firstName } = await em.findOneByOrFail(User, { id: userId });
    const now = this.clock.now();
    await replaceLinks(em, userId, now, 'INVITATION');
    const token = newSecret();
    const expires = invitationEnd(now);
    const times = { created: now, expires };
    const link = { tokenHash: secretHash(token), userId, ...times };
    await em.insert(OneTimeLink, { ...link, purpose: 'INVITATION' });
    const { PUBLIC_URL, UK_HOST_SUFFIX } = this.config.values;
    const address = editionUrl(PUBLIC_URL, UK_HOST_SUFFIX, organization.locationAlias);
    const text = [
      `Hello ${firstName},`,
      `${organization.name} invites you to work with them on Palisade.`,
      `Set your password here within ${INVITATION_DAYS} days:\n${address}/confirmUser/${token}`,
      'The link works once.',
    ].join('\n\n');
    await this.messages.mail({ to: email, subject: 'Your invitation to Palisade', text }, tx);
  }
}
