import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { Financer } from '../finance/financer.entity';

@Injectable()
export class OrganizationSavedConsumer {
  @Consumes('organization.saved.v1')
  async handle({ data }: CloudEvent<'organization.saved.v1'>, tx: Tx): Promise<void> {
    const { organizationId: id, accountType, name, locationAlias, deleted, version } = data;
    if (accountType !== 'PREMIUM_PROCESSOR') return;
    await saveSnapshot(tx, Financer, { id, name, region: locationAlias, deleted, version });
  }
}
