import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Segment, TransactionType } from '../domain/history/policy-stack';
import type { Charges } from '../domain/money/charges';

/** One transaction of a policy: what it covers and what it charges. Rows are only added. */
@Entity('policy_transaction')
export class PolicyTransaction {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  /** Its place in the stack; the number of the revision that it makes. */
  @Column('integer')
  number: number;

  /** The number of the first row of its act; null where each act had one row. */
  @Column('integer', { nullable: true })
  act: number | null;

  @Column('text')
  type: TransactionType;

  @Column('date', { name: 'effective_date' })
  effectiveDate: string;

  @Column('jsonb')
  segments: Segment[];

  @Column('jsonb')
  charges: Charges;

  /** The share of the term that the charges are for. */
  @Column('text')
  factor: string;

  /** The quote that was bound, where one was. */
  @Column('uuid', { name: 'quote_id', nullable: true })
  quoteId: string | null;

  /** The transaction that this one takes back. */
  @Column('uuid', { name: 'reverses_id', nullable: true })
  reversesId: string | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Null when the system acted. */
  @Column('uuid', { name: 'created_by', nullable: true })
  createdBy: string | null;

  @Column('timestamptz')
  created: Date;
}
