import { Injectable } from '@nestjs/common';
import { RollupSweep } from '@palisade/platform';
import { POLICY_ROLLUP } from './policy-rollup';

/** Folds what was noted of policies. */
@Injectable()
export class PolicyRollupSweep extends RollupSweep {
  protected readonly tables = [POLICY_ROLLUP.table];
}
