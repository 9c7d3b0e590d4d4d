import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import type { Crash } from './crash.entity';

const MAX_MESSAGE = 2_000;
const MAX_PLACE = 500;
const MAX_VERSION = 60;
const MAX_FRAMES = 50;
const MAX_FRAME = 500;

/** What a browser tells of a page that broke; what may be of a person is taken out once more. */
export class ReportCrashRequest {
  /** What the program said. */
  @IsString()
  @IsNotEmpty()
  @MaxLength(MAX_MESSAGE)
  message: string;

  /** The path of the page. */
  @Matches(/^\//)
  @MaxLength(MAX_PLACE)
  place: string;

  /** The console that was loaded, by the name of its first script. */
  @Matches(/^[\w.-]+$/)
  @MaxLength(MAX_VERSION)
  version: string;

  /** Where in the program it broke, the innermost call first. */
  @IsArray()
  @ArrayMaxSize(MAX_FRAMES)
  @IsString({ each: true })
  @MaxLength(MAX_FRAME, { each: true })
  frames: string[];
}

/** Where consoles of a version broke in one way. */
export class CrashResponse {
  id: string;
  message: string;
  place: string;
  version: string;
  frames: string[];
  count: number;
  @ApiProperty({ type: String, format: 'date-time' })
  firstSeen: string;
  @ApiProperty({ type: String, format: 'date-time' })
  lastSeen: string;
}

export const toCrashResponse = ({ firstSeen, lastSeen, ...crash }: Crash): CrashResponse => ({
  ...crash,
  firstSeen: firstSeen.toISOString(),
  lastSeen: lastSeen.toISOString(),
});
