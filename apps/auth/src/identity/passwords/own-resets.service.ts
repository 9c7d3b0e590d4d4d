import { Injectable } from '@nestjs/common';
import { hasPermission, permissionMap } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Transactions } from '@palisade/platform';
import { managerOf } from '../../people/users/managers';
import { User } from '../../people/users/user.entity';
import { visibleTo } from '../../people/users/users.access';
import { userNotFound } from '../../people/users/users.queries';
import { ResetRequests } from './reset-requests';

/** Password resets that a signed-in person starts. */
@Injectable()
export class OwnResetsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly requests: ResetRequests,
  ) {}

  /** Mails the link to the caller or to a person whom the caller may edit; 404 for anybody else. */
  async start(email: string, actor: Actor): Promise<void> {
    await this.transactions.run(async ({ em, record }) => {
      const query = em.createQueryBuilder(User, 'person').where('person.email = :email', { email });
      const person = await visibleTo(query.andWhere('not person.removed'), actor).getOne();
      if (!person) throw userNotFound();
      if (person.id !== actor.userId) {
        const { permissions } = await managerOf(em, actor);
        if (!hasPermission(permissionMap(permissions), ['user:edit'])) throw userNotFound();
      }
      await record({
        action: 'user.ask-password-reset',
        subjectType: 'user',
        subjectId: person.id,
      });
    });
    await this.requests.add(email);
  }
}
