import { Body, Controller, Param, ParseUUIDPipe, Put, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { CloudEvent } from '@palisade/contracts';
import { DomainError } from '@palisade/kernel';
import { IsObject } from 'class-validator';
import { Can, CurrentActor } from '../access/can';
import type { Actor } from '../context/actor';
import { Instant } from '../http/instant';
import { SandboxGuard } from '../sandbox/sandbox.guard';
import { TenantTimes } from '../sandbox/tenant-times';
import { Sweeps } from '../sweeps/sweeps';
import { TenantWork } from './tenant-work';

/** What the gateway tells a service of the clock of a tenant. */
export class TenantTimeRequest {
  @Instant()
  now: Date;

  /** From when on the service tells what it published, by the machine's time. */
  @Instant()
  since: Date;

  /** Ids of events of the tenant that the services are known to have published, by type. */
  @IsObject()
  events: Record<string, string[]>;
}

/** How a service stands with the work of a tenant. */
export interface TenantState {
  /** How many of the events it has yet to handle. */
  unhandled: number;
  published: CloudEvent[];
  /** The time that it goes by, which may be further on than what it was told. */
  now: string;
  /** When time next brings something; null when nothing waits for it. */
  next: string | null;
}

/** What the gateway asks of each service when the clock of a tenant moves. */
@ApiExcludeController()
@UseGuards(SandboxGuard)
@Controller('ops/tenant-time')
export class TenantTimeController {
  constructor(
    private readonly times: TenantTimes,
    private readonly sweeps: Sweeps,
    private readonly work: TenantWork,
  ) {}

  /**
   * Goes by the time and does what it brings. Handled is looked at first: whoever has handled
   * everything that it is asked about tells all that followed from it, and what is due next.
   */
  @Put(':organizationId')
  @Can('any')
  async follow(
    @Param('organizationId', ParseUUIDPipe) organizationId: string,
    @Body() { now, since, events }: TenantTimeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<TenantState> {
    checkService(actor);
    const shown = await this.times.save({ organizationId, now });
    const unhandled = await this.work.unhandled(events);
    await this.sweeps.runFor(organizationId);
    const next = await this.sweeps.nextFor(organizationId);
    const published = await this.work.published(organizationId, since);
    return {
      unhandled,
      published,
      now: shown.toISOString(),
      next: next && next.toISOString(),
    };
  }
}

/** A service calls as the provider itself, never as one of its people. */
function checkService({ accountType, userId, organizationId }: Actor): void {
  if (accountType === 'COWBELL' && userId === organizationId) return;
  throw new DomainError('FORBIDDEN', 'You do not have permission to do this.', 403);
}
