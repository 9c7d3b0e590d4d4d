import { Injectable } from '@nestjs/common';
import type { SweptRows } from '@palisade/platform';
import { MachineSweep } from '@palisade/platform';
import { StatementsService } from './statements.service';

/** Asks for the papers of statements that were closed elsewhere, as those of the demo's history. */
@Injectable()
export class PaperSweep extends MachineSweep {
  readonly everyMs = 10_000;
  readonly complaint = 'closed statements have no paper';

  constructor(private readonly statements: StatementsService) {
    super();
  }

  pass(rows: SweptRows): Promise<boolean> {
    return this.statements.askForNextPaper(rows);
  }
}
