import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { LicensesService } from '../licenses/licenses.service';
import { Agent } from '../snapshots/agent.entity';

/** Keeps the people of agencies, who can be the agents of accounts. */
@Injectable()
export class UserSavedConsumer {
  constructor(private readonly licenses: LicensesService) {}

  @Consumes('user.saved.v1')
  async handle({ data }: CloudEvent<'user.saved.v1'>, tx: Tx): Promise<void> {
    if (data.accountType !== 'AGENCY') return;
    const { userId: id, organizationId, contact, npn, teamIds, enabled, removed, version } = data;
    const { firstName, lastName, email, phone } = contact;
    await saveSnapshot(tx, Agent, {
      id,
      organizationId,
      name: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email: email.toLowerCase(),
      phone,
      npn,
      teamIds,
      enabled: enabled && !removed,
      version,
    });
    if (removed) await this.licenses.removeOfAgent(id, tx);
  }
}
