import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { pictureNotFound } from '../../domain/picture-crop';
import { User } from '../../people/users/user.entity';
import { visibleTo } from '../../people/users/users.access';
import { bytesOf } from './picture-rows';

@Injectable()
export class PicturesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The caller's own picture; 404 without one. */
  own({ userId }: Actor): Promise<Buffer> {
    return this.bytes({ userId, kind: 'SHOWN' });
  }

  /** The picture at an address that its owner or a colleague was given. */
  byId(id: string): Promise<Buffer> {
    return this.bytes({ id });
  }

  /** The picture of a person whom the caller may see; 404 for everybody else, known or not. */
  async byEmail(email: string, actor: Actor): Promise<Buffer> {
    const people = this.dataSource
      .createQueryBuilder(User, 'person')
      .where('person.email = :email and not person.removed', { email });
    const person = await visibleTo(people, actor).getOne();
    if (!person) throw pictureNotFound();
    return this.bytes({ userId: person.id, kind: 'SHOWN' });
  }

  private async bytes(where: Parameters<typeof bytesOf>[1]): Promise<Buffer> {
    const bytes = await bytesOf(this.dataSource.manager, where);
    if (!bytes) throw pictureNotFound();
    return bytes;
  }
}
