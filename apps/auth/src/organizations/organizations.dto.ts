import type { AccountType } from '@palisade/kernel';
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
  const { id, name, accountType, enforceMfa } = organization;
  return { id, name, accountType, enforceMfa };
}
