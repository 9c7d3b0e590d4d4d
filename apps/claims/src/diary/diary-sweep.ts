import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { Sweep } from '@palisade/platform';
import { DiaryService } from './diary.service';

/** Looks for what is due of claims. */
@Injectable()
export class DiarySweep extends Sweep {
  readonly everyMs = 60_000;
  readonly complaint = 'entries of claims diaries wait';

  constructor(private readonly diary: DiaryService) {
    super();
  }

  async pass(rows: SweptRows): Promise<boolean> {
    return (await this.diary.tell(rows)) > 0;
  }

  async next(rows: SweptRows): Promise<Date | null> {
    const day = await this.diary.next(rows);
    return day ? new Date(`${day}T00:00:00Z`) : null;
  }
}
