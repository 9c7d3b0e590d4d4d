import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { MachineSweep } from '@palisade/platform';
import { UnappliedService } from './unapplied.service';

/** Brings refunds to the processor, and home what it has paid out. */
@Injectable()
export class UnappliedSweep extends MachineSweep {
  readonly everyMs = 5_000;
  readonly complaint = 'refunds in process wait';

  constructor(private readonly unapplied: UnappliedService) {
    super();
  }

  async pass(rows: SweptRows): Promise<boolean> {
    await this.unapplied.payOut(rows);
    return false;
  }
}
