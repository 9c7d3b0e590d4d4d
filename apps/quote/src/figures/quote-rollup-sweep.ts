import { Injectable } from '@nestjs/common';
import { RollupSweep } from '@palisade/platform';
import { QUOTE_ROLLUP } from './quote-rollup';

/** Folds what was noted of quotes. */
@Injectable()
export class QuoteRollupSweep extends RollupSweep {
  protected readonly tables = [QUOTE_ROLLUP.table];
}
