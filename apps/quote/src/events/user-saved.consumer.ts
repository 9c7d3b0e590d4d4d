import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { Person } from '../snapshots/person.entity';

@Injectable()
export class UserSavedConsumer {
  @Consumes('user.saved.v1')
  async handle({ data }: CloudEvent<'user.saved.v1'>, tx: Tx): Promise<void> {
    const { userId: id, authorityLevel, enabled, removed, version } = data;
    const { firstName, lastName, email, phone } = data.contact;
    const row = { id, firstName, lastName, email, phone, authorityLevel, version };
    await saveSnapshot(tx, Person, { ...row, enabled: enabled && !removed });
  }
}
