import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { Organization } from '../snapshots/organization.entity';

/** Keeps the carriers and reinsurers between whom treaties are made. */
@Injectable()
export class OrganizationSavedConsumer {
  @Consumes('organization.saved.v1')
  async handle({ data }: CloudEvent<'organization.saved.v1'>, tx: Tx): Promise<void> {
    const { organizationId: id, accountType, name, deleted, version } = data;
    if (accountType !== 'CARRIER' && accountType !== 'RE_INSURER') return;
    await saveSnapshot(tx, Organization, { id, accountType, name, deleted, version });
  }
}
