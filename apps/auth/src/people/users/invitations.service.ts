import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import { checkInvitable } from '../../domain/invitation';
import { InvitationLetters } from './invitation-letters';
import type { InvitationRequest } from './user-requests.dto';
import { User } from './user.entity';
import { userNotFound } from './users.queries';
import { lockPerson } from './lock-person';

@Injectable()
export class InvitationsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly letters: InvitationLetters,
  ) {}

  /** Mails the invitation of a person again; the link of before ends. */
  async resend({ userId, email }: InvitationRequest, actor: Actor): Promise<void> {
    await this.transactions.run(async (tx) => {
      const known = await tx.em.findOneBy(User, userId ? { id: userId } : { email });
      if (!known) throw userNotFound();
      const { user, home } = await lockPerson(tx.em, known.id, actor);
      const hasPassword = await tx.em
        .createQueryBuilder(User, 'person')
        .where('person.id = :id and person.passwordHash is not null', { id: user.id })
        .getExists();
      checkInvitable({ hasPassword });
      await this.letters.send(user.id, home, tx);
      await tx.record({ action: 'user.invite-again', subjectType: 'user', subjectId: user.id });
    });
  }
}
