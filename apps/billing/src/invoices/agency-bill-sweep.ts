import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { Sweep } from '@palisade/platform';
import { CloseAgencyBillsService } from './close-agency-bills.service';

/** Closes the bills of agencies for months that are over. */
@Injectable()
export class AgencyBillSweep extends Sweep {
  readonly everyMs = 60_000;
  readonly complaint = 'bills of agencies wait to be closed';

  constructor(private readonly bills: CloseAgencyBillsService) {
    super();
  }

  pass(rows: SweptRows): Promise<boolean> {
    return this.bills.closeNext(rows);
  }

  next(rows: SweptRows): Promise<Date | null> {
    return this.bills.next(rows);
  }
}
