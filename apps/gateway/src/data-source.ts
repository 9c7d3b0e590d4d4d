import type { ServiceTables } from '@palisade/platform';
import { FeatureFlag } from './flags/feature-flag.entity';
import { AddGateway1700000011000 } from './migrations/1700000011000-add-gateway';

export const tables: ServiceTables = {
  entities: [FeatureFlag],
  migrations: [AddGateway1700000011000],
};
