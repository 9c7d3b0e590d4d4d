import { ApiProperty } from '@nestjs/swagger';
import type { RenameStatus } from '../domain/actions/rename-account';
import { RENAME_STATUSES } from '../domain/actions/rename-account';

/** An agency's wish for another name of a client that was quoted. */
export class RenameRequestResponse {
  name: string;
  /** Why, in the agency's words. */
  reason: string;
  askedBy: string;
  @ApiProperty({ format: 'date-time' })
  askedOn: string;
  @ApiProperty({ enum: RENAME_STATUSES })
  status: RenameStatus;
  /** What staff say to it. */
  note: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedOn: string | null;
}
