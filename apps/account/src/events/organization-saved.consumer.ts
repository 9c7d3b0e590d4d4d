import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { Organization } from '../snapshots/organization.entity';

@Injectable()
export class OrganizationSavedConsumer {
  @Consumes('organization.saved.v1')
  async handle({ data }: CloudEvent<'organization.saved.v1'>, tx: Tx): Promise<void> {
    const { organizationId: id, accountType, name, hostname, locationAlias } = data;
    const { deleted, version } = data;
    const snapshot = { id, accountType, name, hostname, locationAlias, deleted, version };
    await saveSnapshot(tx, Organization, snapshot);
  }
}
