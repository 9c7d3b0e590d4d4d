import type { Currency } from '@palisade/kernel';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FinanceStatus } from '../domain/finance-status';
import { minorUnits } from '../snapshots/minor-units';
import { percentNumber } from '../snapshots/percent-number';

/** A plan by which a financer pays an invoice and the insured pays the financer. */
@Entity('finance_plan')
export class FinancePlan {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'finance_quote_number' })
  financeQuoteNumber: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('uuid', { name: 'processor_id' })
  processorId: string;

  @Column('text')
  status: FinanceStatus;

  @Column('text')
  currency: Currency;

  /** The amount due, taxes included. */
  @Column('bigint', { name: 'total_premium', transformer: minorUnits })
  totalPremium: number;

  @Column('bigint', { name: 'down_payment', transformer: minorUnits })
  downPayment: number;

  @Column('bigint', { name: 'amount_financed', transformer: minorUnits })
  amountFinanced: number;

  @Column('numeric', { transformer: percentNumber })
  apr: number;

  @Column('integer')
  installments: number;

  @Column('bigint', { name: 'installment_amount', transformer: minorUnits })
  installmentAmount: number;

  @Column('bigint', { name: 'finance_charge', transformer: minorUnits })
  financeCharge: number;

  @Column('bigint', { name: 'total_payment_amount', transformer: minorUnits })
  totalPaymentAmount: number;

  @Column('date', { name: 'first_installment_due' })
  firstInstallmentDue: string;

  @Column('text')
  email: string;

  @Column('text', { nullable: true })
  signature: string | null;

  @Column('date', { name: 'quoted_on' })
  quotedOn: string;

  @Column('timestamptz')
  created: Date;
}
