import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock, Letters } from '@palisade/platform';
import { INVITATION_DAYS } from '../../domain/invitation';
import { makeLink } from '../onetimelinks/one-time-links';
import type { Organization } from '../organizations/organization.entity';
import { User } from './user.entity';

/** The letter with the link by which an invited person sets a first password. */
@Injectable()
export class InvitationLetters {
  constructor(
    private readonly clock: Clock,
    private readonly letters: Letters,
  ) {}

  /** Ends the links of before and mails a new one. */
  async send(userId: string, organization: Organization, tx: Tx): Promise<void> {
    const { email, firstName } = await tx.em.findOneByOrFail(User, { id: userId });
    const token = await makeLink(tx.em, userId, 'INVITATION', this.clock.now());
    const letter = {
      name: 'invitation',
      to: email,
      greeted: firstName,
      region: organization.locationAlias,
      facts: { organization: organization.name, days: INVITATION_DAYS },
      path: `/confirmUser/${token}`,
    };
    await this.letters.mail(letter, tx);
  }
}
