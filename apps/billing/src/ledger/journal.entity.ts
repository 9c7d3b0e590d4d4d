import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a journal transaction is about. */
export type JournalKind =
  | 'INVOICE'
  | 'CREDIT'
  | 'PAYMENT'
  | 'PAYMENT_RETURNED'
  | 'REFUND_DUE'
  | 'REFUND_PAID'
  | 'WRITE_OFF'
  | 'UNAPPLIED'
  | 'CLAIM_MONEY'
  | 'COMMISSION_ACCRUED'
  | 'COMMISSION_RELEASED'
  | 'COMMISSION_PAID';

/** A transaction of the journal; its entries sum to zero. */
@Entity('journal')
export class Journal {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  kind: JournalKind;

  /** Null for what concerns an agency's statement and no single policy. */
  @Column('uuid', { name: 'policy_id', nullable: true })
  policyId: string | null;

  /** Number or id of what caused it. */
  @Column('text')
  cause: string;

  @Column('text')
  currency: Currency;

  @Column('timestamptz')
  occurred: Date;
}
