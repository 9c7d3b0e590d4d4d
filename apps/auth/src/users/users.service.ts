import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock } from '@palisade/platform';
import { Role } from '../roles/role.entity';
import { findPerson } from './people';
import { userSaved } from './user-saved';
import { User } from './user.entity';

/** A person as those who make one state it. */
export interface NewUser extends Pick<
  User,
  'id' | 'organizationId' | 'firstName' | 'lastName' | 'email' | 'passwordHash'
> {
  /** Name of a role of the organisation's account type. */
  role: Pick<Role, 'accountType' | 'name'>;
  teamIds: string[];
  phone?: string | null;
  npn?: string | null;
  authorityLevel?: number | null;
}

@Injectable()
export class UsersService {
  constructor(private readonly clock: Clock) {}

  /** Makes a person whose address is known to be right, and tells the others. */
  async create({ role, teamIds, ...draft }: NewUser, { em, publish, record }: Tx): Promise<void> {
    const now = this.clock.now();
    const { id: roleId } = await em.findOneByOrFail(Role, role);
    const times = { emailValidated: now, created: now, modified: now };
    await em.insert(User, { ...draft, roleId, ...times });
    for (const teamId of teamIds) {
      await em.query('insert into user_team (user_id, team_id) values ($1, $2)', [
        draft.id,
        teamId,
      ]);
    }
    const person = await findPerson(em, draft.id);
    if (person) await publish(userSaved(person));
    const { passwordHash: _, ...shown } = draft;
    const after = { ...shown, roleId, teamIds };
    await record({ action: 'user.create', subjectType: 'user', subjectId: draft.id, after });
  }
}
