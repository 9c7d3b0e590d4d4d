import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import type { PaymentMethod, PaymentStatus } from '../domain/payment-status';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../domain/payment-status';
import type { Payment } from './payment.entity';
import type { ReceivingAccount } from './receiving-account.entity';
import type { SavedPaymentMethod } from './saved-payment-method.entity';

/** A payment transaction; a refund has a negative amount. Amounts in currency units. */
export class TransactionResponse {
  id: string;
  transactionId: string;
  invoiceNumber: string;
  @ApiProperty({ enum: PAYMENT_STATUSES })
  status: PaymentStatus;
  @ApiProperty({ format: 'date' })
  paymentDate: string;
  @ApiProperty({ enum: PAYMENT_METHODS })
  paymentMethod: PaymentMethod;
  processorName: string;
  amountPaid: number;
  currency: 'USD' | 'GBP';
  paymentDesc: string | null;
  policyId: string;
  policyNumber: string;
  insuredName: string;
  closed: boolean;
}

/** What was paid of a policy. */
export class BillingPaymentResponse {
  amountPaid: number;
  @ApiProperty({ format: 'date' })
  paymentDate: string;
  policyNumber: string;
}

/** The bank details for ACH or a wire transfer. */
export class BankInfoResponse {
  bank: string;
  routing: string;
  account: string;
  accountName: string;
  accountType: string;
  swift: string;
  phone: string;
  email: string;
  address: string;
}

/** A saved way to pay. */
export class SavedPaymentMethodResponse {
  title: string;
  type: 'Credit Card' | 'Bank Account';
  tokenId: string;
  last4Digits: string;
  expirationMonth: number | null;
  expirationYear: number | null;
}

export function toTransaction(payment: Payment): TransactionResponse {
  const { id, transactionId, invoiceNumber, status, paymentDate, processorName } = payment;
  const { currency, paymentDesc, policyId, closed, policy } = payment;
  return {
    id,
    transactionId,
    invoiceNumber,
    status,
    paymentDate,
    processorName,
    currency,
    paymentDesc,
    policyId,
    closed,
    paymentMethod: payment.method,
    amountPaid: toCurrencyUnits(payment.amount),
    policyNumber: policy?.policyNumber ?? '',
    insuredName: policy?.insuredName ?? '',
  };
}

export const toBillingPayment = (payment: Payment): BillingPaymentResponse => ({
  amountPaid: toCurrencyUnits(payment.amount),
  paymentDate: payment.paymentDate,
  policyNumber: payment.policy?.policyNumber ?? '',
});

export function toBankInfo({ currency: _, ...bank }: ReceivingAccount): BankInfoResponse {
  return bank;
}

export const toSavedMethod = (method: SavedPaymentMethod): SavedPaymentMethodResponse => {
  const { title, type, tokenId, last4: last4Digits, expirationMonth, expirationYear } = method;
  return { title, type, tokenId, last4Digits, expirationMonth, expirationYear };
};
