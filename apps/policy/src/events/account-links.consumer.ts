import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { saveAccountLinks, saveTeams } from '../snapshots/save-links';

@Injectable()
export class AccountLinksConsumer {
  @Consumes('account.agent-changed.v1')
  async saveTeams({ data }: CloudEvent<'account.agent-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId: id, teamIds, version } = data;
    await saveTeams(tx, { id, teamIds, version });
  }

  @Consumes('account.links-changed.v1')
  async saveLinks({ data }: CloudEvent<'account.links-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId: id, aggregatorId, version } = data;
    await saveAccountLinks(tx, { id, aggregatorId, version });
  }
}
