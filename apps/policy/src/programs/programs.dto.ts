import { ApiProperty } from '@nestjs/swagger';
import type { ProgramName } from '@palisade/trade';
import { PROGRAM_NAMES } from '@palisade/trade';
import { IsIn } from 'class-validator';

export class ProgramRequest {
  /** The name of a program. */
  @IsIn(PROGRAM_NAMES)
  @ApiProperty({ enum: PROGRAM_NAMES })
  program: ProgramName;
}
