import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock, Config, OutgoingMessages } from '@palisade/platform';
import { INVITATION_DAYS } from '../domain/invitation';
import type { Organization } from '../organizations/organization.entity';
import { editionUrl } from '../passwords/reset-address';
import { makeLink } from '../passwords/reset-links';
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
    const { email, firstName } = await tx.em.findOneByOrFail(User, { id: userId });
    const token = await makeLink(tx.em, userId, 'INVITATION', this.clock.now());
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
