import type { ServiceTables } from '@palisade/platform';

export const tables: ServiceTables = { entities: [], migrations: [] };
