import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import { Agency } from './agency.entity';

/** The names of the agencies of rows, by their id. */
export async function agencyNames(
  em: EntityManager,
  rows: readonly { agencyId: string }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ agencyId }) => agencyId))];
  const agencies = await em.findBy(Agency, { id: In(ids) });
  return new Map(agencies.map(({ id, name }) => [id, name]));
}
