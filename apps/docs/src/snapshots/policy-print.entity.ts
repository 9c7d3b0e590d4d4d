import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Agent, Charges, Insured, Terms } from '../domain/words';

/** What documents print of a binder or policy, as it is now. */
@Entity('policy_print')
export class PolicyPrintRow {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'policy_number' })
  policyNumber: string;

  @Column('jsonb')
  insured: Insured;

  @Column('jsonb', { nullable: true })
  agent: Agent | null;

  /** The quote that became it; null of what was bound before this was kept. */
  @Column('uuid', { name: 'quote_id', nullable: true })
  quoteId: string | null;

  @Column('uuid', { name: 'carrier_id' })
  carrierId: string;

  @Column('jsonb')
  terms: Terms;

  @Column('jsonb')
  charges: Charges;

  /** The policy was issued: its packet may be printed. */
  @Column('boolean')
  issued: boolean;

  /** It goes on from an earlier policy. */
  @Column('boolean', { name: 'is_renewal' })
  isRenewal: boolean;

  @Column('integer')
  version: number;
}
