import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { IsNull } from 'typeorm';
import { deadLink } from '../../domain/reset-link';
import type { PasswordPurpose } from '../../people/onetimelinks/one-time-link.entity';
import { findLiveLink, lockLiveLink, spendLink } from '../../people/onetimelinks/one-time-links';
import { endSessions } from '../../people/users/end-sessions';
import { findPerson, isActive } from '../../people/users/people';
import { User } from '../../people/users/user.entity';
import type { CodeNeeded } from '../sessions/second-factors';
import type { Tokens } from '../sessions/sessions.service';
import { SessionsService } from '../sessions/sessions.service';
import type { KeptPassword } from './new-passwords';
import { NewPasswords } from './new-passwords';

@Injectable()
export class PasswordsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly passwords: NewPasswords,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Sets the password of a link's person, ends all sessions and links, and signs the person in. A
   * mailbox alone does not replace the second factor: who has one signs in with it.
   */
  async reset(
    token: string,
    password: string,
    purpose: PasswordPurpose,
  ): Promise<Tokens | CodeNeeded> {
    const now = this.clock.now();
    await this.transactions.run(({ em }) => findLiveLink(em, token, now, purpose));
    const kept = await this.passwords.prepare(password, now);
    return this.transactions.run(async (tx) => {
      const link = await lockLiveLink(tx.em, token, now, purpose);
      const { userId } = link;
      await savePassword(tx.em, userId, kept, now);
      // What was given out while the password was hashed ends too.
      await endSessions(userId, 'user.reset-password', this.clock.now(), tx);
      await spendLink(tx.em, link, now);
      const person = await findPerson(tx.em, userId);
      if (!person || !isActive(person)) throw deadLink();
      const { mfaType } = person.user;
      return mfaType === 'NONE' ? this.sessions.start(person, tx) : { mfaType };
    });
  }
}

/** Whoever comes by a mailed link has shown to receive mail at the address. */
async function savePassword(
  em: EntityManager,
  id: string,
  kept: KeptPassword,
  now: Date,
): Promise<void> {
  const change = { ...kept, passwordResetDate: now, modified: now };
  await em.update(User, { id }, change);
  await em.update(User, { id, emailValidated: IsNull() }, { emailValidated: now });
}
