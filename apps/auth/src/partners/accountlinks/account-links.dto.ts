import { ArrayMaxSize, IsArray, IsBoolean, IsOptional, IsUUID } from 'class-validator';

const MAX_TEAMS = 100;

export class UnlinkAccountRequest {
  @IsUUID()
  accountId: string;

  @IsUUID()
  agencyId: string;

  /** The agent in the agency. */
  @IsOptional()
  @IsUUID()
  userId?: string | null;
}

export class LinkAccountRequest extends UnlinkAccountRequest {
  /** Teams of the agency that the account's work goes to. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(MAX_TEAMS)
  @IsUUID(undefined, { each: true })
  teamIds?: string[];
}

export class LinkResponse {
  accountId: string;
  agencyId: string;
}

export class FavoriteRequest {
  @IsUUID()
  accountId: string;

  @IsBoolean()
  favorite: boolean;
}

export class FavoriteResponse {
  accountId: string;
  favorite: boolean;
}
