import type { ServiceTables } from '@palisade/platform';
import { Claim } from './claims/claim.entity';
import { PolicyCover } from './covers/policy-cover.entity';
import { AddClaims1700000009000 } from './migrations/1700000009000-add-claims';
import { Account } from './snapshots/account.entity';

export const tables: ServiceTables = {
  entities: [Account, PolicyCover, Claim],
  migrations: [AddClaims1700000009000],
};
