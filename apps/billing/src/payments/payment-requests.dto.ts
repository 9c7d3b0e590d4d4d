import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  IsBoolean,
  IsDateString,
  IsEmail,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { AMOUNT_MAX } from '@palisade/trade';
import type { PaymentMethod, PaymentStatus } from '../domain/payment-status';
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '../domain/payment-status';

const amount = (required: string, tooLarge = required, least = 0): PropertyDecorator =>
  applyDecorators(
    IsNumber({ maxDecimalPlaces: 2 }, { message: required }),
    Min(least, { message: required }),
    Max(AMOUNT_MAX, { message: tooLarge }),
  );

const amountPaid = (): PropertyDecorator =>
  amount(
    'Amount Paid is a required field',
    'Amount Paid must be less than or equal to 1,000,000,000,000',
  );

const day = (): PropertyDecorator =>
  applyDecorators(ApiProperty({ format: 'date' }), Matches(/^\d{4}-\d{2}-\d{2}$/), IsDateString());

const lastFour = (): PropertyDecorator =>
  Matches(/^\d{4}$/, { message: 'The last four digits are four digits' });

const text = (max: number): PropertyDecorator =>
  applyDecorators(IsString(), IsNotEmpty(), MaxLength(max));

/** A payment that was made at the processor's portal. */
export class PaidRequest {
  /** Of a charge that the processor knows. */
  @text(60)
  transactionId: string;

  @ApiProperty({ format: 'date-time' })
  @IsDateString()
  transactionDate: string;

  @amount('Payment Amount is required')
  paymentAmount: number;

  @amount('Payment Amount is required')
  totalPaymentAmount: number;

  @IsUUID()
  policyId: string;

  @text(40)
  policyNumber: string;

  /** As the portal answered them; the processor is asked what was charged. */
  @IsOptional()
  @lastFour()
  lastFourDigits?: string | null;

  @IsEmail()
  @MaxLength(254)
  customerEmail: string;

  @IsOptional()
  @IsUUID()
  quoteId?: string | null;

  @IsOptional()
  @IsUUID()
  agencyId?: string | null;

  @ApiProperty({ format: 'date-time' })
  @IsDateString()
  policyCreated: string;

  /** Named for an e-check. */
  @IsOptional()
  @text(100)
  bankName?: string | null;

  @IsOptional()
  @text(100)
  cardType?: string | null;

  @IsBoolean()
  isDownPayment: boolean;
}

/** A payment by a method that the account saved. */
export class PayForRequest {
  @IsUUID()
  policyId: string;

  @amount('Payment Amount is required')
  paymentAmount: number;

  @text(100)
  tokenId: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  description?: string | null;
}

/** A payment of a whole bill of an agency by a method that was saved. */
export class PayBillRequest {
  /** At most what is due; the oldest invoices are paid first. */
  @amount('Payment Amount is required')
  paymentAmount: number;

  @text(100)
  tokenId: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  description?: string | null;
}

/** How and when money was received outside the platform. */
export class ReceivedMoney {
  @IsOptional()
  @text(60)
  transactionId?: string;

  @day()
  paymentDate: string;

  @text(100)
  processorName: string;

  @IsOptional()
  @IsString()
  @MaxLength(500)
  paymentDesc?: string | null;
}

/** A payment that was received outside the platform. */
export class ApplyPaymentRequest extends ReceivedMoney {
  @IsUUID()
  policyId: string;

  /** Negative for money that left; a Refund/Credit is that with either sign. */
  @amount('Payment Amount is required', 'Payment Amount is required', -AMOUNT_MAX)
  paymentAmount: number;

  @IsIn(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;
}

const RECEIVED_BY = ['Check', 'Wire', 'Bank Account', 'Credit Card'] as const;

/** The same for a whole bill of an agency. */
export class ReceiveBillPaymentRequest extends ReceivedMoney {
  /** At most what is due; the oldest invoices are paid first. */
  @amount('Payment Amount is required')
  paymentAmount: number;

  @IsIn(RECEIVED_BY)
  paymentMethod: (typeof RECEIVED_BY)[number];
}

/** A transaction as it shall be; one that is not known is recorded. */
export class SaveTransactionRequest {
  @text(60)
  transactionId: string;

  @text(60)
  invoiceNumber: string;

  @IsIn(PAYMENT_STATUSES)
  status: PaymentStatus;

  @day()
  paymentDate: string;

  @IsIn(PAYMENT_METHODS)
  paymentMethod: PaymentMethod;

  @text(100)
  processorName: string;

  @amountPaid()
  amountPaid: number;

  /** Why; required for Void. */
  @ValidateIf(({ status, paymentDesc }: SaveTransactionRequest) => {
    return status === 'Void' || (paymentDesc !== undefined && paymentDesc !== null);
  })
  @text(500)
  paymentDesc?: string | null;
}

/** The rest of an invoice is written off. */
export class CloseTransactionRequest {
  @IsUUID()
  policyId: string;

  /** The invoice of the policy; the oldest that asks for money when left out. */
  @IsOptional()
  @IsUUID()
  invoiceId?: string;

  @IsString({ message: 'Comments is a required field' })
  @IsNotEmpty({ message: 'Comments is a required field' })
  @MaxLength(500)
  description: string;
}

/** A way to pay to be kept: the processor's token, never the number. */
export class SavePaymentMethodRequest {
  @text(100)
  tokenId: string;

  @IsIn(['Credit Card', 'Bank Account'])
  paymentCategory: 'Credit Card' | 'Bank Account';

  @IsEmail()
  @MaxLength(254)
  customerEmail: string;

  @ValidateIf(({ paymentCategory }: SavePaymentMethodRequest) => paymentCategory === 'Credit Card')
  @IsInt()
  @Min(1)
  @Max(12)
  expirationMonth?: number;

  @ValidateIf(({ paymentCategory }: SavePaymentMethodRequest) => paymentCategory === 'Credit Card')
  @IsInt()
  @Min(2020)
  @Max(2100)
  expirationYear?: number;

  @ValidateIf(({ paymentCategory }: SavePaymentMethodRequest) => paymentCategory === 'Credit Card')
  @text(40)
  creditCardType?: string;

  @lastFour()
  last4Digits: string;

  @ValidateIf(({ paymentCategory }: SavePaymentMethodRequest) => paymentCategory === 'Bank Account')
  @text(100)
  bankAccountType?: string;

  @ValidateIf(({ paymentCategory }: SavePaymentMethodRequest) => paymentCategory === 'Bank Account')
  @text(100)
  bankName?: string;
}

/** The invoice of a policy is mailed to somebody in accounting. */
export class AccountingRequest {
  @IsString({ message: 'First Name is required' })
  @IsNotEmpty({ message: 'First Name is required' })
  @MaxLength(100)
  firstName: string;

  @IsString({ message: 'Last Name is required' })
  @IsNotEmpty({ message: 'Last Name is required' })
  @MaxLength(100)
  lastName: string;

  @IsEmail({}, { message: 'Email is required' })
  @MaxLength(254)
  email: string;

  @IsString({ message: 'Phone number is required' })
  @IsNotEmpty({ message: 'Phone number is required' })
  @MaxLength(40)
  phone: string;

  @text(40)
  policyNumber: string;

  @IsUUID()
  policyId: string;

  @amount('Payment Amount is required')
  amount: number;

  @IsEmail()
  @MaxLength(254)
  customerEmail: string;
}
