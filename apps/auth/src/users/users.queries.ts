import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { unauthorized } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { findPerson, isActive } from './people';
import { toCurrentUser } from './users.dto';
import type { CurrentUserResponse } from './users.dto';

@Injectable()
export class UsersQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The caller; 401 when the person was switched off since the token was issued. */
  async current(actor: Actor): Promise<CurrentUserResponse> {
    const person = await findPerson(this.dataSource.manager, actor.userId);
    if (!person || !isActive(person)) throw unauthorized();
    return toCurrentUser(person);
  }
}
