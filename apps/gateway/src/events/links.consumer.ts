import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';

interface AccountLinks {
  accountId: string;
  aggregatorId: string | null;
  msspIds: string[];
  version: number;
}

/** Keeps which partners agencies, accounts and treaties are tied to: they hear of what is theirs. */
@Injectable()
export class LinksConsumer {
  @Consumes('agency.links-changed.v1')
  async saveAgency({ data }: CloudEvent<'agency.links-changed.v1'>, tx: Tx): Promise<void> {
    await tx.em.query(
      `insert into agency_link as known (id, cluster_id, aggregator_id, version)
       values ($1, $2, $3, $4)
       on conflict (id) do update set cluster_id = $2, aggregator_id = $3, version = $4
         where known.version < $4`,
      [data.agencyId, data.clusterId, data.aggregatorId, data.version],
    );
  }

  @Consumes('treaty.saved.v1')
  async saveTreaty({ data }: CloudEvent<'treaty.saved.v1'>, tx: Tx): Promise<void> {
    await tx.em.query(
      `insert into treaty_link as known (id, reinsurer_id, version) values ($1, $2, $3)
       on conflict (id) do update set reinsurer_id = $2, version = $3 where known.version < $3`,
      [data.treatyId, data.reinsurerId, data.version],
    );
  }

  @Consumes('account.links-changed.v1')
  async saveLinks({ data }: CloudEvent<'account.links-changed.v1'>, tx: Tx): Promise<void> {
    await saveAccount(data, tx);
  }

  @Consumes('account.created.v1', 'account.changed.v1')
  async saveAccount(
    { data }: CloudEvent<'account.created.v1' | 'account.changed.v1'>,
    tx: Tx,
  ): Promise<void> {
    await saveAccount({ ...data, accountId: data.insured.accountId }, tx);
  }
}

async function saveAccount(links: AccountLinks, tx: Tx): Promise<void> {
  const { accountId, aggregatorId, msspIds, version } = links;
  await tx.em.query(
    `insert into account_link as known (id, aggregator_id, mssp_ids, version)
     values ($1, $2, $3, $4)
     on conflict (id) do update set aggregator_id = $2, mssp_ids = $3, version = $4
       where known.version < $4`,
    [accountId, aggregatorId, msspIds, version],
  );
}
