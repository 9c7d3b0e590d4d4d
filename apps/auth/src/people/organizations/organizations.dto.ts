import type { AccountType, Region } from '@palisade/kernel';
import { ACCOUNT_TYPES } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import type { Organization } from './organization.entity';

export class OrganizationSearchQuery extends PageQuery {
  @IsOptional()
  @IsIn(ACCOUNT_TYPES)
  accountType?: AccountType;
}

export class OrganizationResponse {
  id: string;
  name: string;
  accountType: AccountType;
  /** The edition that the organisation works in. */
  locationAlias: Region | null;
}

export class OrganizationSettingsRequest {
  /** Everybody of the organisation needs a second factor; the same value as `enforceMFA`. */
  @IsBoolean()
  enforceMfa: boolean;
}

export class OrganizationSettingsResponse extends OrganizationResponse {
  /** Everybody of the organisation needs a second factor. */
  enforceMfa: boolean;
}

export function toOrganizationSettings(organization: Organization): OrganizationSettingsResponse {
  const { id, name, accountType, locationAlias, enforceMfa } = organization;
  return { id, name, accountType, locationAlias, enforceMfa };
}
