import type { Currency } from '@palisade/kernel';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { FinanceStatus } from '../domain/finance-status';
import { PolicyBill } from '../policies/policy-bill.entity';
import { minorUnits } from '../snapshots/minor-units';
import { percentNumber } from '../snapshots/percent-number';
import { Financer } from './financer.entity';

/** A plan by which a financer pays an invoice and the insured pays the financer. */
@Entity('finance_plan')
export class FinancePlan {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text', { name: 'finance_quote_number' })
  financeQuoteNumber: string;

  @Column('uuid', { name: 'policy_id' })
  policyId: string;

  @ManyToOne(() => PolicyBill)
  @JoinColumn({ name: 'policy_id' })
  policy?: PolicyBill;

  @Column('uuid', { name: 'invoice_id' })
  invoiceId: string;

  @Column('uuid', { name: 'processor_id' })
  processorId: string;

  @ManyToOne(() => Financer)
  @JoinColumn({ name: 'processor_id' })
  financer?: Financer;

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

  @Column('date', { name: 'accepted_on', nullable: true })
  acceptedOn: string | null;

  /** What the financer reported as unpaid. */
  @Column('bigint', { nullable: true, transformer: minorUnits })
  unpaid: number | null;

  /** What pays the plan off, once a default was reported: the financer gets no more of a return. */
  @Column('bigint', { nullable: true, transformer: minorUnits })
  payoff: number | null;

  /** When the financer told the insured that it will report a default. */
  @Column('date', { name: 'notice_sent_on', nullable: true })
  noticeSentOn: string | null;

  @Column('date', { name: 'quoted_on' })
  quotedOn: string;

  @Column('timestamptz')
  created: Date;
}
