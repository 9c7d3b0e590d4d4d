import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { Vendor } from '../snapshots/vendor.entity';

/** Keeps the vendors that claims can be given to. */
@Injectable()
export class OrganizationSavedConsumer {
  @Consumes('organization.saved.v1')
  async handle({ data }: CloudEvent<'organization.saved.v1'>, tx: Tx): Promise<void> {
    const { organizationId: id, accountType, name, deleted, version } = data;
    if (accountType !== 'VENDOR') return;
    await saveSnapshot(tx, Vendor, { id, name, deleted, version });
  }
}
