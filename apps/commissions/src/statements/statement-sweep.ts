import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { Sweep } from '@palisade/platform';
import { StatementsService } from './statements.service';

/** Closes the statements of months that are over; what is carried may make the next month due. */
@Injectable()
export class StatementSweep extends Sweep {
  readonly everyMs = 60_000;
  readonly complaint = 'statements wait to be closed';

  constructor(private readonly statements: StatementsService) {
    super();
  }

  pass(rows: SweptRows): Promise<boolean> {
    return this.statements.closeNext(rows);
  }

  next(rows: SweptRows): Promise<Date | null> {
    return this.statements.next(rows);
  }
}
