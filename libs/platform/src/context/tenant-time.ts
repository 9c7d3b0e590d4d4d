import type { EntityManager } from 'typeorm';
import { currentContext } from './context';

/** By whose time a request, an event or a sweep goes; there is one only in sandbox mode. */
export class TenantTime {
  constructor(
    private readonly em: EntityManager,
    /** The time of the tenant; undefined stands for the machine's. */
    public now?: Date,
  ) {}

  /** Goes on by the clock of an organisation, or by the machine's where it has none. */
  async follow(organizationId: string | null, em: EntityManager = this.em): Promise<void> {
    this.now = organizationId === null ? undefined : await readTime(em, organizationId);
  }
}

/** What comes next is done to rows of this agency: it goes by its clock, where it has one. */
export async function followClockOf(agencyId: string | null, em?: EntityManager): Promise<void> {
  await currentContext()?.tenantTime?.follow(agencyId, em);
}

async function readTime(em: EntityManager, organizationId: string): Promise<Date | undefined> {
  const rows: { now: Date }[] = await em.query(
    'select now from tenant_time where organization_id = $1',
    [organizationId],
  );
  return rows[0]?.now;
}
