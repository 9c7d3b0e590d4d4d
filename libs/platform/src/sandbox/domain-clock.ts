import { Injectable } from '@nestjs/common';
import { currentContext } from '../context/context';
import { Clock } from '../process/clock';

/** The time of the business: in a sandbox that of the tenant whose rows are at work. */
@Injectable()
export class DomainClock extends Clock {
  constructor(private readonly machine: Clock) {
    super();
  }

  now(): Date {
    return currentContext()?.tenantTime?.now ?? this.machine.now();
  }

  /** The machine's time, by which leases go. */
  machineNow(): Date {
    return this.machine.now();
  }
}
