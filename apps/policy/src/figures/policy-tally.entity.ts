import type { PolicyStatus } from '@palisade/contracts';
import type { Product } from '@palisade/trade';
import { ViewColumn, ViewEntity } from 'typeorm';

/** How many policies of a kind were issued in an hour, on a day or in a month, and what was written of them. */
@ViewEntity({ name: 'policy_tally_now', synchronize: false })
export class PolicyTally {
  @ViewColumn()
  grain: 'hour' | 'day' | 'month';

  @ViewColumn()
  period: string;

  @ViewColumn()
  status: PolicyStatus;

  @ViewColumn()
  product: Product;

  @ViewColumn()
  state: string | null;

  /** The sector. */
  @ViewColumn()
  industry: string;

  /** Something is to be paid. */
  @ViewColumn({ name: 'is_unpaid' })
  isUnpaid: boolean;

  /** In minor units. */
  @ViewColumn({ name: 'aggregate_limit' })
  aggregateLimit: string;

  @ViewColumn({ name: 'agency_id' })
  agencyId: string | null;

  @ViewColumn({ name: 'aggregator_id' })
  aggregatorId: string | null;

  @ViewColumn({ name: 'team_ids' })
  teamIds: string[];

  @ViewColumn({ name: 'carrier_id' })
  carrierId: string;

  @ViewColumn({ name: 'treaty_ids' })
  treatyIds: string[];

  @ViewColumn({ name: 'processor_id' })
  processorId: string | null;

  @ViewColumn()
  rows: string;

  @ViewColumn()
  premium: string;
}
