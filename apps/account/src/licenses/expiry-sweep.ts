import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { Sweep } from '@palisade/platform';
import { ExpiryRemindersService } from './expiry-reminders.service';

const HOUR_MS = 3_600_000;

/** Looks for licences that end soon. */
@Injectable()
export class ExpirySweep extends Sweep {
  readonly everyMs = HOUR_MS;
  readonly complaint = 'licences end without their agencies knowing';

  constructor(private readonly reminders: ExpiryRemindersService) {
    super();
  }

  async pass(rows: SweptRows): Promise<boolean> {
    return (await this.reminders.remind(rows)) > 0;
  }

  next(rows: SweptRows): Promise<Date | null> {
    return this.reminders.next(rows);
  }
}
