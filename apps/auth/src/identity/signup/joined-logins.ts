import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import type { Names } from '../../domain/signup/token-types';
import { notForJoining } from '../../domain/signup/token-types';
import { Role } from '../../people/roles/role.entity';
import { findPerson, isActive } from '../../people/users/people';
import type { KeptPassword } from '../passwords/new-passwords';
import type { Tokens } from '../sessions/sessions.service';
import { SessionsService } from '../sessions/sessions.service';
import { NewLogins } from './new-logins';
import type { SignupInvitation } from './signup-invitation.entity';

/** Makes a login in an organisation that exists, and begins its first session. */
@Injectable()
export class JoinedLogins {
  constructor(
    private readonly logins: NewLogins,
    private readonly sessions: SessionsService,
  ) {}

  async begin(
    { email, organizationId, roleId }: SignupInvitation,
    facts: Names & KeptPassword,
    tx: Tx,
  ): Promise<Tokens> {
    if (!organizationId || !roleId) throw notForJoining();
    const { accountType, name } = await tx.em.findOneByOrFail(Role, { id: roleId });
    const draft = { ...facts, email, organizationId, npn: null, role: { accountType, name } };
    const person = await findPerson(tx.em, await this.logins.create(draft, tx));
    if (!person || !isActive(person)) throw notForJoining();
    return this.sessions.start(person, tx);
  }
}
