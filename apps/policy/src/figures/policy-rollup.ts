import type { Rollup } from '@palisade/platform';
import { sectorSql } from '../domain/industry-sector';

/**
 * Issued policies by when they were issued, with what narrows them to what a caller sees; as it was first
 * made, with fees in the premium.
 */
export const POLICY_ROLLUP: Rollup = {
  table: 'policy',
  counted: '{row}.issued_on is not null',
  instant: '{row}.issued_on',
  kinds: {
    status: { type: 'text', value: '{row}.status' },
    product: { type: 'text', value: '{row}.product' },
    state: { type: 'text', value: '{row}.state' },
    industry: { type: 'text', value: sectorSql('{row}') },
    is_unpaid: { type: 'boolean', value: '{row}.balance > 0' },
    aggregate_limit: {
      type: 'bigint',
      value: `({row}.bound_terms ->> 'aggregateLimit')::bigint`,
    },
    agency_id: { type: 'uuid', value: '{row}.agency_id' },
    aggregator_id: { type: 'uuid', value: '{row}.aggregator_id' },
    team_ids: { type: 'uuid[]', value: '{row}.team_ids' },
    carrier_id: { type: 'uuid', value: '{row}.carrier_id' },
    treaty_ids: { type: 'uuid[]', value: '{row}.treaty_ids' },
    processor_id: { type: 'uuid', value: '{row}.processor_id' },
  },
  sums: { premium: '{row}.total_premium' },
};

/** The same with the premium alone (domain §5.13.22). */
export const POLICY_PREMIUM_ROLLUP: Rollup = {
  ...POLICY_ROLLUP,
  sums: { premium: '{row}.premium' },
};

/** The same by the limit of the terms in force (domain §5.13.24), as it is now. */
export const POLICY_TERMS_ROLLUP: Rollup = {
  ...POLICY_PREMIUM_ROLLUP,
  kinds: {
    ...POLICY_PREMIUM_ROLLUP.kinds,
    aggregate_limit: {
      type: 'bigint',
      value: `coalesce({row}.limit_in_force, ({row}.bound_terms ->> 'aggregateLimit')::bigint)`,
    },
  },
};
