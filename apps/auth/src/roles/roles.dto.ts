import type { AccountType } from '@palisade/kernel';
import { ACCOUNT_TYPES } from '@palisade/kernel';
import { IsIn } from 'class-validator';

export class RolesParameters {
  @IsIn(ACCOUNT_TYPES)
  accountType: AccountType;
}

export class RoleResponse {
  id: string;
  name: string;
  accountType: AccountType;
}
