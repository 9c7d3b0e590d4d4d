import type { AccountType } from '@palisade/kernel';
import { ACCOUNT_TYPES } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { IsIn, IsOptional } from 'class-validator';

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
