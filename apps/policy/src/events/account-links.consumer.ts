import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AgencyChangesService } from '../policies/agency-changes.service';
import { saveAccountLinks } from '../snapshots/save-links';

@Injectable()
export class AccountLinksConsumer {
  constructor(private readonly agencies: AgencyChangesService) {}

  @Consumes('account.agent-changed.v1')
  async followAgent({ data }: CloudEvent<'account.agent-changed.v1'>, tx: Tx): Promise<void> {
    await this.agencies.follow(tx, data);
  }

  @Consumes('account.links-changed.v1')
  async saveLinks({ data }: CloudEvent<'account.links-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId: id, aggregatorId, version } = data;
    await saveAccountLinks(tx, { id, aggregatorId, version });
  }
}
