import { Injectable } from '@nestjs/common';
import type { Actor, Findable, FoundRow } from '@palisade/platform';
import { findRows } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { User } from './user.entity';
import { listedFor } from './users.access';

/** How a person is found: by name, e-mail address and telephone. */
export const findablePeople = (em: EntityManager, actor: Actor): Findable<User> => ({
  visible: () =>
    listedFor(em.createQueryBuilder(User, 'person').where('not person.removed'), actor),
  id: 'person.id',
  matches: 'person.find_text like any(:patterns)',
  whole: 'person.email',
  newest: 'person.created',
});

@Injectable()
export class UsersFinder {
  constructor(private readonly dataSource: DataSource) {}

  /** The people that a text means, the best first. */
  async find(search: string, actor: Actor): Promise<FoundRow[]> {
    const findable = findablePeople(this.dataSource.manager, actor);
    const people = await findRows(this.dataSource, findable, search);
    return people.map(toFoundRow);
  }
}

const toFoundRow = ({ id, firstName, lastName, email }: User): FoundRow => ({
  id,
  title: `${firstName} ${lastName}`,
  number: null,
  detail: email,
  status: null,
});
