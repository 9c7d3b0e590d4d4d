import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { RenameStatus } from '../domain/actions/rename-account';
import { RENAME_STATUSES } from '../domain/actions/rename-account';

/** A wish for another name of a client that was quoted, and what another person decided. */
export class RenameRequestResponse {
  name: string;
  /** Why, in the words of who asks. */
  reason: string;
  askedBy: string;
  @ApiPropertyOptional()
  askedByName?: string;
  @ApiProperty({ format: 'date-time' })
  askedOn: string;
  @ApiProperty({ enum: RENAME_STATUSES })
  status: RenameStatus;
  /** What staff say to it. */
  note: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedOn: string | null;
  @ApiPropertyOptional({ type: String, nullable: true })
  decidedByName?: string | null;
}
