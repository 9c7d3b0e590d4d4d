import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { MachineSweep } from '@palisade/platform';
import { SandboxClocksService } from './sandbox-clocks.service';

/** Finishes the moves of clocks that were interrupted: the call that began one may never come again. */
@Injectable()
export class ClockSweep extends MachineSweep {
  readonly everyMs = 10_000;
  readonly complaint = 'clocks of tenants stand between two times';

  constructor(private readonly clocks: SandboxClocksService) {
    super();
  }

  pass(rows: SweptRows): Promise<boolean> {
    return this.clocks.finishLeft(rows);
  }
}
