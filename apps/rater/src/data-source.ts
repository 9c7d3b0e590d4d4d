import type { ServiceTables } from '@palisade/platform';
import { CarrierProfile } from './carriers/carrier-profile.entity';
import { AddCarrierProfiles1700000003000 } from './migrations/1700000003000-add-carrier-profiles';

export const tables: ServiceTables = {
  entities: [CarrierProfile],
  migrations: [AddCarrierProfiles1700000003000],
};
