import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import type { InvoiceStatus } from '../domain/invoice-status';
import { INVOICE_STATUSES } from '../domain/invoice-status';
import type { Invoice, InvoiceKind } from './invoice.entity';

/** What is due of a policy; amounts in currency units. */
export class BalanceResponse {
  dueAmount: number;
  @ApiProperty({ format: 'date' })
  dueDate: string;
  downPayment: number;
  installmentEligible: boolean;
  brokerFee: number;
  mgaFee: number;
}

/** What is left of an invoice. */
export class InvoiceBalanceResponse {
  invoiceNumber: string;
  balance: number;
  isInvoiceSettled: boolean;
}

/** Where the payment of a policy stands. */
export class PaymentStatusResponse {
  isPaid: boolean;
  @ApiProperty({ enum: INVOICE_STATUSES })
  status: InvoiceStatus;
  policyNumber: string;
}

export class PaymentDescriptionResponse {
  description: string;
  @ApiProperty({ format: 'date' })
  dueDate: string;
}

/** An invoice in a list; amounts in currency units. */
export class InvoiceSummary {
  id: string;
  invoiceNumber: string;
  kind: InvoiceKind;
  policyId: string;
  policyNumber: string;
  insuredName: string;
  agencyName: string | null;
  currency: 'USD' | 'GBP';
  amountDue: number;
  paid: number;
  balance: number;
  @ApiProperty({ enum: INVOICE_STATUSES })
  status: InvoiceStatus;
  @ApiProperty({ format: 'date' })
  issuedOn: string;
  @ApiProperty({ format: 'date' })
  dueDate: string;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  /** Zero until the due date has passed with a balance. */
  daysOverdue: number;
  agencyBilled: boolean;
}

export function toInvoiceSummary(invoice: Invoice, daysOverdue: number): InvoiceSummary {
  const { id, invoiceNumber, kind, policyId, currency, status, issuedOn, dueDate } = invoice;
  const { policy, agencyBilled } = invoice;
  return {
    id,
    invoiceNumber,
    kind,
    policyId,
    currency,
    status,
    issuedOn,
    dueDate,
    agencyBilled,
    policyNumber: policy?.policyNumber ?? '',
    insuredName: policy?.insuredName ?? '',
    agencyName: policy?.agencyName ?? null,
    effectiveDate: policy?.effectiveDate ?? dueDate,
    amountDue: toCurrencyUnits(invoice.amountDue),
    paid: toCurrencyUnits(invoice.paid),
    balance: toCurrencyUnits(invoice.balance),
    daysOverdue,
  };
}
