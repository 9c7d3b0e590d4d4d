import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { runInContext } from '../context/context';
import { TenantTime } from '../context/tenant-time';
import { fixed } from '../database/fixed-statements';
import { newId } from '../process/ids';

/** A tenant with a clock of its own, and what it shows. */
export interface TimedTenant {
  organizationId: string;
  now: Date;
}

const ALL = fixed(
  'tenant_time.all',
  'select organization_id as "organizationId", now from tenant_time order by organization_id',
);

/** The clocks of tenants as this service was told of them. */
@Injectable()
export class TenantTimes {
  /** Whether this is a sandbox. */
  readonly isOn: boolean;

  constructor(
    private readonly dataSource: DataSource,
    config: Config,
  ) {
    this.isOn = config.values.SANDBOX;
  }

  /** The time that a new request or event goes by, the machine's at first; undefined when off. */
  begin(now?: Date): TenantTime | undefined {
    return this.isOn ? new TenantTime(this.dataSource.manager, now) : undefined;
  }

  /** Does work of no request and no event in this time. */
  within<T>(now: Date | undefined, work: () => Promise<T>): Promise<T> {
    return runInContext({ correlationId: newId(), tenantTime: this.begin(now) }, work);
  }

  all(): Promise<TimedTenant[]> {
    return this.dataSource.query(ALL);
  }

  /** Takes over what the clock of a tenant shows and answers what it goes by now; it never goes back. */
  async save({ organizationId, now }: TimedTenant): Promise<Date> {
    const [saved]: { now: Date }[] = await this.dataSource.query(
      `insert into tenant_time as known (organization_id, now) values ($1, $2)
       on conflict (organization_id) do update set now = greatest(known.now, excluded.now)
       returning now`,
      [organizationId, now],
    );
    return saved.now;
  }
}
