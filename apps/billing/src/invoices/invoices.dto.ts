import { ApiProperty } from '@nestjs/swagger';
import type { PlainDate } from '@palisade/kernel';
import { daysBetween, toCurrencyUnits } from '@palisade/kernel';
import { IsOptional, IsUUID } from 'class-validator';
import type { LineType } from '../domain/invoice-lines';
import { ALL_LINE_TYPES, amountIssued } from '../domain/invoice-lines';
import type { InvoiceStatus, PayPageStatus } from '../domain/invoice-status';
import { INVOICE_STATUSES, PAY_PAGE_STATUSES, roomOf } from '../domain/invoice-status';
import { canBeWrittenOff } from '../domain/write-off';
import type { Payment } from '../payments/payment.entity';
import { toTransaction, TransactionResponse } from '../payments/payments.dto';
import type { InvoiceLine } from './invoice-line.entity';
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
  /** That of the oldest invoice that asks for money; Failed while the last try came to nothing. */
  @ApiProperty({ enum: PAY_PAGE_STATUSES })
  status: PayPageStatus;
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
  /** Whether its agency settles it net: the insured is neither asked nor written to. */
  isNet: boolean;
}

/** A line of an invoice; a credit has a negative amount. */
export class InvoiceLineResponse {
  id: string;
  @ApiProperty({ enum: ALL_LINE_TYPES })
  type: LineType;
  amount: number;
  /** Why it was charged or given back. */
  reason: string;
  @ApiProperty({ format: 'date-time' })
  created: string;
}

/** Whom mails about an invoice go to. */
export class InvoiceReceiver {
  name: string;
  email: string;
}

/** What can be done with an invoice in its state, by who may. */
export const INVOICE_ACTIONS = ['pay', 'remind', 'close'] as const;

/** An invoice with its lines and payments; amounts in currency units. */
export class InvoiceRecordResponse extends InvoiceSummary {
  accountId: string;
  /** What it asked for when it was issued; credits since then are in `amountDue`. */
  amountIssued: number;
  /** Payments In Process. */
  pending: number;
  @ApiProperty({ type: String, nullable: true })
  closedBy: Invoice['closedBy'];
  closeComment: string | null;
  /** When the insured was last told that it is overdue. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  remindedOn: string | null;
  lines: InvoiceLineResponse[];
  /** The latest first; refunds have negative amounts. */
  payments: TransactionResponse[];
  /** Whom reminders go to. */
  receiver: InvoiceReceiver;
  @ApiProperty({ enum: INVOICE_ACTIONS, isArray: true })
  allowedActions: (typeof INVOICE_ACTIONS)[number][];
}

/** What is outstanding in a currency, by how long it has been; the parts sum to the total. */
export class AgeingResponse {
  currency: 'USD' | 'GBP';
  /** Invoices with a balance. */
  invoices: number;
  total: number;
  /** Not due yet, or overdue for up to 29 days. */
  current: number;
  /** Overdue for 30 to 59 days. */
  days30: number;
  /** Overdue for 60 to 89 days. */
  days60: number;
  /** Overdue for 90 days or more. */
  days90: number;
}

export class AgeingQuery {
  /** The clients of a team. */
  @IsOptional()
  @IsUUID()
  teamId?: string;
}

/** Zero until the due date has passed with a balance. */
const daysOverdueOf = ({ balance, dueDate }: Invoice, today: PlainDate): number =>
  balance > 0 ? Math.max(0, daysBetween(dueDate, today)) : 0;

export function toInvoiceSummary(invoice: Invoice, today: PlainDate): InvoiceSummary {
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
    isNet: agencyBilled && policy?.commissionPct != null,
    policyNumber: policy?.policyNumber ?? '',
    insuredName: policy?.insuredName ?? '',
    agencyName: policy?.agencyName ?? null,
    effectiveDate: policy?.effectiveDate ?? dueDate,
    amountDue: toCurrencyUnits(invoice.amountDue),
    paid: toCurrencyUnits(invoice.paid),
    balance: toCurrencyUnits(invoice.balance),
    daysOverdue: daysOverdueOf(invoice, today),
  };
}

export function toInvoiceRecord(
  invoice: Invoice,
  { lines, payments, today }: { lines: InvoiceLine[]; payments: Payment[]; today: PlainDate },
): InvoiceRecordResponse {
  const { policy, pending, closedBy, closeComment, overdueToldOn: remindedOn } = invoice;
  const { firstName = '', lastName = '', email = '' } = policy?.contact ?? {};
  return {
    ...toInvoiceSummary(invoice, today),
    accountId: policy?.accountId ?? '',
    amountIssued: toCurrencyUnits(amountIssued(lines, invoice.created)),
    pending: toCurrencyUnits(pending),
    closedBy,
    closeComment,
    remindedOn,
    lines: lines.map(({ id, type, amount, reason, created }) => ({
      id,
      type,
      reason,
      amount: toCurrencyUnits(amount),
      created: created.toISOString(),
    })),
    payments: payments.map(toTransaction),
    receiver: { name: `${firstName} ${lastName}`.trim(), email },
    allowedActions: [
      ...(roomOf(invoice) > 0 ? (['pay'] as const) : []),
      ...(invoice.balance > 0 && policy?.commissionPct === null ? (['remind'] as const) : []),
      ...(canBeWrittenOff(invoice) ? (['close'] as const) : []),
    ],
  };
}
