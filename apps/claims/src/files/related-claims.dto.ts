import { ApiProperty } from '@nestjs/swagger';
import type { LossCause } from '@palisade/trade';
import { LOSS_CAUSE_KEYS } from '@palisade/trade';
import type { Likeness } from '../domain/related';
import { LIKENESSES } from '../domain/related';

/** Another claim of the policy that may be of the same event. */
export class RelatedClaimResponse {
  claimId: string;
  claimNumber: string;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  lossDate: string | null;
  @ApiProperty({ enum: LOSS_CAUSE_KEYS })
  cause: LossCause;
  /** In what both are alike; none: nothing speaks for one event. */
  @ApiProperty({ enum: LIKENESSES, isArray: true })
  likeness: Likeness[];
  /** Both are of one event already. */
  isRelated: boolean;
}
