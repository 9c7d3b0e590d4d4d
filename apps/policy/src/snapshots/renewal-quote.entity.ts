import type { QuoteStatus } from '@palisade/contracts';
import type { RenewalNotice } from '@palisade/trade';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A quote that renews a policy, as told by quote. */
@Entity('renewal_quote')
export class RenewalQuote {
  @PrimaryColumn('uuid')
  id: string;

  /** That it renews. */
  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('text', { name: 'quote_number' })
  quoteNumber: string;

  @Column('text')
  status: QuoteStatus;

  /** The policyholder has it. */
  @Column('boolean')
  sent: boolean;

  /** The notice that it owes as a conditional renewal; null for none. */
  @Column('jsonb', { nullable: true })
  notice: RenewalNotice | null;

  @Column('integer')
  version: number;
}
