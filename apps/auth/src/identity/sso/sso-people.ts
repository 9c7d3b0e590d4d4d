import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { Clock } from '@palisade/platform';
import { IsNull } from 'typeorm';
import { ssoRefused } from '../../domain/single-sign-on';
import { findPerson, isActive, lockUser } from '../../people/users/people';
import { User } from '../../people/users/user.entity';
import type { Tokens } from '../sessions/sessions.service';
import { SessionsService } from '../sessions/sessions.service';

/** The people whom an identity provider vouches for. */
@Injectable()
export class SsoPeople {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: SessionsService,
  ) {}

  now(): Date {
    return this.clock.now();
  }

  /** Begins a session; a provider vouches for the people of its own organisation alone. */
  async enter(email: string, organizationId: string, tx: Tx): Promise<Tokens> {
    const user = await tx.em.findOneBy(User, { email, organizationId });
    if (!user) throw ssoRefused();
    await lockUser(tx.em, user.id);
    const person = await findPerson(tx.em, user.id);
    if (!person || !isActive(person)) throw ssoRefused();
    const emailValidated = this.clock.now();
    await tx.em.update(User, { id: user.id, emailValidated: IsNull() }, { emailValidated });
    return this.sessions.start(person, tx);
  }
}
