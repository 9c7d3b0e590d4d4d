import { ApiProperty } from '@nestjs/swagger';
import { IsDateString } from 'class-validator';

export class SnoozeRequest {
  /** When the quote comes back to the caller's lists. */
  @IsDateString()
  @ApiProperty({ format: 'date-time' })
  until: string;
}
