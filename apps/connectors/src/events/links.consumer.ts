import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AccountLink } from '../snapshots/account-link.entity';
import { AgencyLink } from '../snapshots/agency-link.entity';

/** Keeps the aggregators of agencies and accounts, as they change. */
@Injectable()
export class LinksConsumer {
  @Consumes('agency.links-changed.v1')
  async saveAgency({ data }: CloudEvent<'agency.links-changed.v1'>, tx: Tx): Promise<void> {
    const { agencyId: id, aggregatorId, version } = data;
    await saveSnapshot(tx, AgencyLink, { id, aggregatorId, version });
  }

  @Consumes('account.links-changed.v1')
  async saveAccount({ data }: CloudEvent<'account.links-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId: id, aggregatorId, msspIds, scope, version } = data;
    const { agencyId, teamIds } = scope;
    await saveSnapshot(tx, AccountLink, { id, aggregatorId, agencyId, teamIds, msspIds, version });
  }
}
