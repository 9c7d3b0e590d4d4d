import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { minorUnits } from '../snapshots/minor-units';

/** An invoice of a policy, as told by billing. */
@Entity('invoice')
export class Invoice {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('text', { name: 'invoice_number' })
  invoiceNumber: string;

  @Column('text')
  currency: Currency;

  @Column('bigint', { name: 'amount_due', transformer: minorUnits })
  amountDue: number;

  @Column('bigint', { transformer: minorUnits })
  paid: number;

  /** Payments that are under way. */
  @Column('bigint', { transformer: minorUnits })
  pending: number;

  @Column('bigint', { transformer: minorUnits })
  balance: number;

  @Column('date', { name: 'due_date' })
  dueDate: string;

  @Column('boolean', { name: 'is_reversed' })
  isReversed: boolean;

  @Column('integer')
  version: number;
}
