import type { ServiceTables } from '@palisade/platform';
import { Account } from './accounts/account.entity';
import { AddAccounts1700000001000 } from './migrations/1700000001000-add-accounts';
import { AddSnapshots1700000001001 } from './migrations/1700000001001-add-snapshots';
import { Organization } from './snapshots/organization.entity';
import { Team } from './snapshots/team.entity';

export const tables: ServiceTables = {
  entities: [Account, Organization, Team],
  migrations: [AddAccounts1700000001000, AddSnapshots1700000001001],
};
