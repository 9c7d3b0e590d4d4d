import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '@palisade/kernel';
import { DiscoveryService } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Public } from '../access/can';
import { Broker } from '../broker/broker';
import { statesOf } from '../process/health-part';
import { Shutdown } from '../process/shutdown';

/** Probes of the process: `live` restarts it, `ready` decides whether it gets requests. */
@ApiExcludeController()
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly broker: Broker,
    private readonly shutdown: Shutdown,
    private readonly discovery: DiscoveryService,
  ) {}

  @Get('live')
  live(): { status: string } {
    return { status: 'up' };
  }

  @Get('ready')
  async ready(): Promise<{ status: string; parts: Record<string, string> }> {
    const stopping = this.shutdown.hasBegun ? 'stopping' : undefined;
    const needed = {
      process: stopping ?? 'up',
      database: await state(this.dataSource.query('select 1')),
    };
    // Without these a service goes on: events wait in the outbox, what needs others is refused.
    const broker = await state(this.broker.ping());
    const others = { broker, ...(await statesOf(this.discovery)) };
    const down = Object.entries(needed).filter(([, value]) => value !== 'up');
    if (down.length) {
      const errors = down.map(([part, value]) => ({ pointer: `/${part}`, detail: value }));
      throw new DomainError('NOT_READY', 'A needed part is not ready.', 503, errors);
    }
    return { status: 'ready', parts: { ...needed, ...others } };
  }
}

function state(check: Promise<unknown>): Promise<'up' | 'down'> {
  return check.then(
    () => 'up',
    () => 'down',
  );
}
