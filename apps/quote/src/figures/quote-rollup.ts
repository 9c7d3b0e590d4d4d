import type { Rollup } from '@palisade/platform';

/** Quotes by when they were made, with what narrows them to what a caller sees. */
export const QUOTE_ROLLUP: Rollup = {
  table: 'quote',
  counted: 'true',
  instant: '{row}.created',
  kinds: {
    status: { type: 'text', value: '{row}.status' },
    waits_for: { type: 'text', value: '{row}.waiting_for' },
    product: { type: 'text', value: '{row}.product' },
    state: { type: 'text', value: '{row}.state' },
    agency_id: { type: 'uuid', value: '{row}.agency_id' },
    aggregator_id: { type: 'uuid', value: '{row}.aggregator_id' },
    team_ids: { type: 'uuid[]', value: '{row}.team_ids' },
    carrier_id: {
      type: 'uuid',
      value: 'case when {row}.bound_on is not null then {row}.carrier_id end',
    },
  },
  sums: {
    priced: '({row}.total_premium is not null)::int',
    premium: 'coalesce({row}.premium, 0)',
    new_business: `({row}.kind = 'NEW')::int`,
    won: `({row}.kind = 'NEW' and {row}.bound_on is not null)::int`,
  },
};

/** As it was before quotes that were sent, or bound unsigned, waited for a signature. */
export const FORMER_QUOTE_ROLLUP: Rollup = {
  ...QUOTE_ROLLUP,
  kinds: { ...QUOTE_ROLLUP.kinds, waits_for: { type: 'text', value: '{row}.waits_for' } },
};
