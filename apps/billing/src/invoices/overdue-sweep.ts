import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { Sweep } from '@palisade/platform';
import { OverdueService } from './overdue.service';

/** Looks for invoices that should have been paid. */
@Injectable()
export class OverdueSweep extends Sweep {
  readonly everyMs = 60_000;
  readonly complaint = 'overdue invoices wait';

  constructor(private readonly overdue: OverdueService) {
    super();
  }

  async pass(rows: SweptRows): Promise<boolean> {
    return (await this.overdue.remind(rows)) > 0;
  }

  next(rows: SweptRows): Promise<Date | null> {
    return this.overdue.next(rows);
  }
}
