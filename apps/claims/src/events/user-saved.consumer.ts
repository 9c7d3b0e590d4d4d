import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { Person } from '../snapshots/person.entity';

@Injectable()
export class UserSavedConsumer {
  @Consumes('user.saved.v1')
  async handle({ data }: CloudEvent<'user.saved.v1'>, tx: Tx): Promise<void> {
    const { userId: id, contact, roleName, enabled, removed, version } = data;
    const name = `${contact.firstName} ${contact.lastName}`.trim();
    await saveSnapshot(tx, Person, { id, name, roleName, enabled: enabled && !removed, version });
  }
}
