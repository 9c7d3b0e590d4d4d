import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AccountLink } from '../snapshots/account-link.entity';
import { AgencyLink } from '../snapshots/agency-link.entity';

/** Keeps which partners agencies and accounts are tied to: they see their documents. */
@Injectable()
export class LinksConsumer {
  @Consumes('agency.links-changed.v1')
  async saveAgency({ data }: CloudEvent<'agency.links-changed.v1'>, tx: Tx): Promise<void> {
    const { agencyId: id, clusterId, aggregatorId, version } = data;
    await saveSnapshot(tx, AgencyLink, { id, clusterId, aggregatorId, version });
  }

  @Consumes('account.links-changed.v1')
  async saveLinks({ data }: CloudEvent<'account.links-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId: id, aggregatorId, msspIds, version } = data;
    await saveSnapshot(tx, AccountLink, { id, aggregatorId, msspIds, version });
  }

  @Consumes('account.created.v1', 'account.changed.v1')
  async saveAccount(
    { data }: CloudEvent<'account.created.v1' | 'account.changed.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { insured, aggregatorId, msspIds, version } = data;
    await saveSnapshot(tx, AccountLink, { id: insured.accountId, aggregatorId, msspIds, version });
  }
}
