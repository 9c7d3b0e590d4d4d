import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class SwitchFlagRequest {
  @IsBoolean()
  enabled: boolean;
}

export class FlagsResponse {
  /** Every flag by its key. */
  flags: Record<string, boolean>;
}

export class FlagResponse {
  flagKey: string;
  enabled: boolean;
}

/** A flag as those see it who switch it. */
export class FlagDetailResponse {
  flagKey: string;
  enabled: boolean;
  /** The state before anybody switched it. */
  default: boolean;
  /** The edition that it is about; null for both. */
  region: 'US' | 'UK' | null;
  /** False while the platform has no such feature: switching it changes nothing. */
  hasFeature: boolean;
  /** When it was switched last; null when nobody has. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  switched: string | null;
}
