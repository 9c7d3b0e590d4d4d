import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Logger } from 'pino';
import { LOGGER } from '../config/tokens';
import type { TimedTenant } from '../sandbox/tenant-times';
import { TenantTimes } from '../sandbox/tenant-times';
import { firstOf, Sweep } from './sweep';

/** Runs the sweeps of a service: each row goes by the clock of its tenant, or by the machine's. */
@Injectable()
export class Sweeps implements OnApplicationBootstrap, OnApplicationShutdown {
  private timers: NodeJS.Timeout[] = [];
  private readonly running = new Map<Sweep, Promise<void>>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly times: TenantTimes,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timers = this.find().map((sweep) => setInterval(() => this.start(sweep), sweep.everyMs));
  }

  async onApplicationShutdown(): Promise<void> {
    this.timers.forEach(clearInterval);
    await Promise.all(this.running.values());
  }

  /** Lets its own time act on the rows of a tenant until nothing is due. */
  async runFor(organizationId: string): Promise<void> {
    const tenants = await this.times.all();
    const own = tenants.filter((tenant) => tenant.organizationId === organizationId);
    for (const sweep of this.find()) await this.runEach(sweep, own);
  }

  /** When its own time next acts on the rows of a tenant; null when nothing waits for it. */
  async nextFor(organizationId: string): Promise<Date | null> {
    const tenants = await this.times.all();
    const own = tenants.find((tenant) => tenant.organizationId === organizationId);
    if (!own) return null;
    const { now } = own;
    const rows = { only: organizationId, except: [] };
    const ask = async (): Promise<(Date | null)[]> => {
      const moments: (Date | null)[] = [];
      for (const sweep of this.find()) moments.push(await sweep.next(rows));
      return moments;
    };
    const moments = await this.times.within(now, ask);
    return firstOf(moments.filter((moment) => moment && moment > now));
  }

  private find(): Sweep[] {
    const instances = this.discovery.getProviders().map(({ instance }): unknown => instance);
    return instances.filter((instance) => instance instanceof Sweep);
  }

  private start(sweep: Sweep): void {
    if (this.running.has(sweep)) return;
    const run = this.runOver(sweep)
      .catch((error: unknown) => this.logger.warn({ error }, sweep.complaint))
      .finally(() => this.running.delete(sweep));
    this.running.set(sweep, run);
  }

  private async runOver(sweep: Sweep): Promise<void> {
    if (!this.times.isOn) return sweep.run();
    const tenants = await this.times.all();
    const except = tenants.map(({ organizationId }) => organizationId);
    await this.runApart(sweep, tenants);
    await this.times.within(undefined, () => sweep.run({ except }));
  }

  /** One after the other; a tenant at whom it fails leaves the others alone. */
  private async runApart(sweep: Sweep, tenants: TimedTenant[]): Promise<void> {
    for (const tenant of tenants) {
      await this.runEach(sweep, [tenant]).catch((error: unknown) => {
        const { organizationId } = tenant;
        this.logger.warn({ error, organizationId }, sweep.complaint);
      });
    }
  }

  private async runEach(sweep: Sweep, tenants: TimedTenant[]): Promise<void> {
    for (const { organizationId: only, now } of tenants) {
      await this.times.within(now, () => sweep.run({ only, except: [] }));
    }
  }
}
