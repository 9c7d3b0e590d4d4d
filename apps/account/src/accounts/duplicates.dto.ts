import { ApiProperty } from '@nestjs/swagger';
import type { AccountStatus } from '@palisade/contracts';
import type { SameBy } from '../domain/same-company';

const SAME_BY: readonly SameBy[] = ['DOMAIN', 'NAME_AND_ADDRESS'];

export class DuplicateAccount {
  accountId: string;
  name: string;
  agencyName: string | null;
  status: AccountStatus;
  @ApiProperty({ enum: SAME_BY })
  sameBy: SameBy;
}

export class DuplicatesResponse {
  accounts: DuplicateAccount[];
}
