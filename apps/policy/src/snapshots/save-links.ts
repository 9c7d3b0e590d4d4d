import type { Tx } from '@palisade/platform';
import type { Agency } from './agency.entity';

// A row that is not there yet lets the event come again.
const known = (changed: unknown[][]): void => {
  if (!changed[0].length) throw new Error('The row that the links belong to has not come yet.');
};

const save = async (tx: Tx, sql: string, values: unknown[]): Promise<void> =>
  known((await tx.em.query(sql, values)) as unknown[][]);

/** Who serves an account, as its agent changed. */
export const saveServing = (
  tx: Tx,
  serving: { id: string; agencyId: string | null; teamIds: string[]; version: number },
): Promise<void> =>
  save(
    tx,
    `update account set team_ids = case when version < $3 then $2 else team_ids end,
       agency_id = case when version < $3 then $4 else agency_id end, agency_told = true,
       version = greatest(version, $3) where id = $1 returning id`,
    [serving.id, serving.teamIds, serving.version, serving.agencyId],
  );

/** The aggregator of an account. */
export const saveAccountLinks = (
  tx: Tx,
  { id, aggregatorId, version }: { id: string; aggregatorId: string | null; version: number },
): Promise<void> =>
  save(
    tx,
    `update account set aggregator_id = case when version < $3 then $2 else aggregator_id end,
       version = greatest(version, $3) where id = $1 returning id`,
    [id, aggregatorId, version],
  );

/** The name and authority of an agency; its links stay. */
export async function saveAgency(
  tx: Tx,
  agency: Pick<Agency, 'id' | 'name' | 'canIssue' | 'noticesByHand' | 'programs' | 'version'>,
): Promise<void> {
  await tx.em.query(
    `insert into agency as known (id, name, can_issue, notices_by_hand, version, programs)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update
       set name = $2, can_issue = $3, notices_by_hand = $4, version = $5, programs = $6
     where known.version < $5`,
    [
      agency.id,
      agency.name,
      agency.canIssue,
      agency.noticesByHand,
      agency.version,
      agency.programs,
    ],
  );
}

/** The cluster and the aggregator of an agency; its name and authority come with `agency.saved`. */
export async function saveAgencyLinks(
  tx: Tx,
  links: { id: string; clusterId: string | null; aggregatorId: string | null; version: number },
): Promise<void> {
  await tx.em.query(
    `insert into agency as known (id, name, can_issue, cluster_id, aggregator_id, version)
     values ($1, '', false, $2, $3, $4)
     on conflict (id) do update set cluster_id = $2, aggregator_id = $3, version = $4
     where known.version < $4`,
    [links.id, links.clusterId, links.aggregatorId, links.version],
  );
}
