import { Injectable } from '@nestjs/common';
import { Clock, Transactions } from '@palisade/platform';
import { deadLink } from '../../domain/reset-link';
import { lockLiveLink, spendLink } from '../../people/onetimelinks/one-time-links';
import { endSessions } from '../../people/users/end-sessions';
import { asksForMfa, findPerson, isActive } from '../../people/users/people';
import type { Tokens } from '../sessions/sessions.service';
import { SessionsService } from '../sessions/sessions.service';
import { MfaService } from './mfa.service';

/** Takes the second factor off by the mailed link that username and password asked for. */
@Injectable()
export class MfaResetsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly mfa: MfaService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Ends all sessions and links, and signs the person in without a code; null where the account asks
   * everybody for a second factor: a mailbox alone begins no session there.
   */
  async confirm(token: string): Promise<Tokens | null> {
    const now = this.clock.now();
    return this.transactions.run(async (tx) => {
      const link = await lockLiveLink(tx.em, token, now, 'MFA_RESET');
      const { userId } = link;
      const person = await findPerson(tx.em, userId);
      if (!person || !isActive(person)) throw deadLink();
      await this.mfa.takeOff(person, tx);
      await endSessions(userId, 'user.reset-mfa', this.clock.now(), tx);
      await spendLink(tx.em, link, now);
      const changed = await findPerson(tx.em, userId);
      if (asksForMfa(person)) return null;
      return this.sessions.start(changed ?? person, tx);
    });
  }
}
