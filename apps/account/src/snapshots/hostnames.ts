import type { EntityManager } from 'typeorm';
import { Not } from 'typeorm';
import { Agency } from '../agencies/agency.entity';
import { Organization } from './organization.entity';

/** An organisation with the host name that it is to have. */
interface Named {
  id: string;
  hostname: string;
}

/**
 * Whether another organisation has a host name. The name is held until the transaction ends, so that
 * two of them do not take it at once.
 */
export async function isHostnameTaken(
  em: EntityManager,
  { id, hostname }: Named,
): Promise<boolean> {
  await em.query(`select pg_advisory_xact_lock(hashtext('hostname ' || $1))`, [hostname]);
  const others = { id: Not(id), hostname, deleted: false };
  return (await em.existsBy(Agency, others)) || em.existsBy(Organization, others);
}
