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
