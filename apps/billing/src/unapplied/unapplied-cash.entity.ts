import type { Currency } from '@palisade/kernel';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Payer } from '../domain/refund-parts';
import type { UnappliedStatus } from '../domain/unapplied-status';
import { PolicyBill } from '../policies/policy-bill.entity';
import { minorUnits } from '../snapshots/minor-units';

/** Money that was received and fits no invoice: it is transferred to another one or refunded. */
@Entity('unapplied_cash')
export class UnappliedCash {
  @PrimaryColumn('uuid')
  id: string;

  /** The transaction by which it was taken off its invoice; unique. */
  @Column('text', { name: 'transaction_id' })
  transactionId: string;

  /** The payment that was too much. */
  @Column('text', { name: 'source_id' })
  sourceId: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @ManyToOne(() => PolicyBill)
  @JoinColumn({ name: 'policy_id' })
  policy?: PolicyBill;

  @Column('text', { name: 'invoice_number' })
  invoiceNumber: string;

  @Column('text')
  payer: Payer;

  @Column('text')
  currency: Currency;

  @Column('bigint', { transformer: minorUnits })
  amount: number;

  /** What was neither transferred, taken back nor paid out. */
  @Column('bigint', { name: 'left_over', transformer: minorUnits })
  left: number;

  @Column('text')
  status: UnappliedStatus;

  @Column('text', { nullable: true })
  payee: string | null;

  @Column('text', { nullable: true })
  reason: string | null;

  /** Who asked for the refund. */
  @Column('uuid', { name: 'asked_by', nullable: true })
  askedBy: string | null;

  @Column('text', { name: 'asked_by_name', nullable: true })
  askedByName: string | null;

  @Column('text', { name: 'approved_by_name', nullable: true })
  approvedByName: string | null;

  /** Whom the processor refused to pay last, and why. */
  @Column('text', { nullable: true })
  refusal: string | null;

  /** How often the processor refused. */
  @Column('integer')
  refusals: number;

  @Column('timestamptz')
  created: Date;

  @Column('timestamptz')
  modified: Date;
}
