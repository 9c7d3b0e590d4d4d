import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { Sweep } from '@palisade/platform';
import { VendorWorkService } from './vendor-work.service';

/** Looks for quotes of vendors that nobody answered in time. */
@Injectable()
export class ConsentSweep extends Sweep {
  readonly everyMs = 60_000;
  readonly complaint = 'quotes of vendors wait';

  constructor(private readonly work: VendorWorkService) {
    super();
  }

  async pass(rows: SweptRows): Promise<boolean> {
    return (await this.work.escalate(rows)) > 0;
  }

  next(rows: SweptRows): Promise<Date | null> {
    return this.work.nextLate(rows);
  }
}
