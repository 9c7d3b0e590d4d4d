import type { EntityManager } from 'typeorm';

/** The names of agencies by their ids: as account tells them, else as a policy of theirs was sold. */
export async function agencyNames(em: EntityManager, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = (await em.query(
    `select asked.id, coalesce(agency.name, sold.name) as name
     from unnest($1::text[]) as asked (id)
     left join agency on agency.id::text = asked.id
     left join lateral (
       select policy.agent ->> 'agencyName' as name from policy
       where policy.agency_id::text = asked.id and agency.id is null limit 1
     ) as sold on true
     where coalesce(agency.name, sold.name) is not null`,
    [ids.filter(Boolean)],
  )) as { id: string; name: string }[];
  return new Map(rows.map(({ id, name }) => [id, name]));
}
