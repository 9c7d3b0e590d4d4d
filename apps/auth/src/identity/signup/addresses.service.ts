import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '@palisade/platform';
import { deadInvitation } from '../../domain/signup/token-types';
import { lockLiveLink, spendLink } from '../../people/onetimelinks/one-time-links';
import { findPerson, isActive } from '../../people/users/people';
import { User } from '../../people/users/user.entity';
import type { CodeNeeded } from '../sessions/second-factors';
import type { Tokens } from '../sessions/sessions.service';
import { SessionsService } from '../sessions/sessions.service';

/** Takes a mailed link as proof of an address. */
@Injectable()
export class AddressesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
  ) {}

  /** Confirms the address of a link's person and signs the person in. */
  async confirm(token: string): Promise<Tokens | CodeNeeded> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const link = await lockLiveLink(tx.em, token, now, 'ADDRESS').catch(() => {
        throw deadInvitation();
      });
      const { userId } = link;
      await tx.em.update(User, { id: userId }, { emailValidated: now });
      await spendLink(tx.em, link, now);
      const subject = { subjectType: 'user', subjectId: userId };
      await tx.record({ action: 'user.confirm-address', ...subject });
      const person = await findPerson(tx.em, userId);
      if (!person || !isActive(person)) throw deadInvitation();
      const { mfaType } = person.user;
      return mfaType === 'NONE' ? this.sessions.start(person, tx) : { mfaType };
    });
  }
}
