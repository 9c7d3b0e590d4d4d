import type { Tx } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import type { Use } from '../../domain/partners/in-use';

/** What an event tells of who uses which partners; nulls are nobody. */
interface Told {
  subjectId: string;
  partnerIds: (string | null)[];
  version: number;
}

/** Keeps which partners something uses now, unless a later event came first. */
export async function saveUse(tx: Tx, use: Use, told: Told): Promise<void> {
  const partnerIds = told.partnerIds.filter((id) => id !== null);
  await tx.em.query(
    `insert into partner_use as known (use, subject_id, partner_ids, version)
     values ($1, $2, $3, $4)
     on conflict (use, subject_id) do update set partner_ids = $3, version = $4
       where known.version < $4`,
    [use, told.subjectId, partnerIds, told.version],
  );
}

/** How much of each kind uses a partner. */
export async function usesOf(em: EntityManager, id: string): Promise<Record<Use, number>> {
  const rows: { use: Use; count: number }[] = await em.query(
    `select use, count(*)::int as count from partner_use
     where partner_ids @> array[$1::uuid] group by use`,
    [id],
  );
  return Object.fromEntries(rows.map(({ use, count }) => [use, count])) as Record<Use, number>;
}
