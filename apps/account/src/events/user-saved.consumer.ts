import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { LicensesService } from '../licenses/licenses.service';
import { Agent } from '../snapshots/agent.entity';
import { StaffPerson } from '../snapshots/staff-person.entity';

/** Keeps the people of agencies, who can be the agents of accounts, and those of the provider. */
@Injectable()
export class UserSavedConsumer {
  constructor(private readonly licenses: LicensesService) {}

  @Consumes('user.saved.v1')
  async handle({ data }: CloudEvent<'user.saved.v1'>, tx: Tx): Promise<void> {
    const { userId: id, organizationId, npn, teamIds, removed, version } = data;
    const { firstName, lastName, email, phone } = data.contact;
    const enabled = data.enabled && !removed;
    const person = { id, name: `${firstName} ${lastName}`, email: email.toLowerCase(), enabled };
    if (data.accountType === 'COWBELL') await saveSnapshot(tx, StaffPerson, { ...person, version });
    if (data.accountType !== 'AGENCY') return;
    const names = { organizationId, firstName, lastName, phone, npn, teamIds };
    await saveSnapshot(tx, Agent, { ...person, ...names, version });
    if (removed) await this.licenses.removeOfAgent(id, tx);
  }
}
