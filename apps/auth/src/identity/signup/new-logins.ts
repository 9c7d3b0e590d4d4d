import { Injectable } from '@nestjs/common';
import type { Tx } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { blockedAddress, hasLoginAlready } from '../../domain/signup/token-types';
import { isBlockedDomain } from '../../people/blacklist/blocked-domains';
import type { Role } from '../../people/roles/role.entity';
import { lockAddress, lockUser } from '../../people/users/people';
import { User } from '../../people/users/user.entity';
import { UsersService } from '../../people/users/users.service';

/** A login that an invitation makes. */
export interface NewLogin extends Pick<
  User,
  'organizationId' | 'firstName' | 'lastName' | 'email' | 'passwordHash' | 'passwordExpires' | 'npn'
> {
  role: Pick<Role, 'accountType' | 'name'>;
}

/** Makes the logins of invited people. */
@Injectable()
export class NewLogins {
  constructor(private readonly users: UsersService) {}

  /**
   * The id of the new person, whose address counts as right; one who was removed comes back. 412
   * when the address has a login, or when its domain was blocked after the invitation.
   */
  async create(login: NewLogin, tx: Tx): Promise<string> {
    const { email } = login;
    await lockAddress(tx.em, email);
    if (await isBlockedDomain(tx.em, email)) throw blockedAddress();
    const known = await tx.em.findOneBy(User, { email });
    if (known && !known.removed) throw hasLoginAlready();
    const id = known?.id ?? newId();
    await this.users.create({ ...login, id }, tx);
    await lockUser(tx.em, id);
    return id;
  }
}
