import type { QuoteStatus } from '@palisade/contracts';
import type { Product } from '@palisade/trade';
import type { QuoteWait } from '../domain/quote-waits';
import { ViewColumn, ViewEntity } from 'typeorm';

/** How many quotes of a kind were made in an hour, on a day or in a month, and what they would cost. */
@ViewEntity({ name: 'quote_tally_now', synchronize: false })
export class QuoteTally {
  @ViewColumn()
  grain: 'hour' | 'day' | 'month';

  @ViewColumn()
  period: string;

  @ViewColumn()
  status: QuoteStatus;

  /** What a priced quote waits for. */
  @ViewColumn({ name: 'waits_for' })
  waitsFor: QuoteWait | null;

  @ViewColumn()
  product: Product;

  @ViewColumn()
  state: string | null;

  @ViewColumn({ name: 'agency_id' })
  agencyId: string | null;

  @ViewColumn({ name: 'aggregator_id' })
  aggregatorId: string | null;

  @ViewColumn({ name: 'team_ids' })
  teamIds: string[];

  /** The carrier of those that were bound. */
  @ViewColumn({ name: 'carrier_id' })
  carrierId: string | null;

  @ViewColumn()
  rows: string;

  /** Those that have a price. */
  @ViewColumn()
  priced: string;

  /** Without fees and taxes. */
  @ViewColumn()
  premium: string;

  @ViewColumn({ name: 'new_business' })
  newBusiness: string;

  /** New business that was bound, whatever became of it. */
  @ViewColumn()
  won: string;
}
