import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import type { Product } from '@palisade/trade';
import { AMOUNT_MAX, PRODUCT_CODES } from '@palisade/trade';
import {
  Equals,
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
} from 'class-validator';
import type { FinancePlan } from './finance-plan.entity';

const MONTHS_MAX = 120;

// Spec 3 §3 writes these names in Pascal case, and one with a typo: both stay as they are.

/** A financing plan; amounts in currency units. */
export class FinancingQuoteResponse {
  FinanceQuoteNumber: string;
  AmountFinanced: number;
  APR: number;
  NumberOfInstallments: number;
  TotalPremium: number;
  DownPayment: number;
  TotalPaymentAmount: number;
  InstallmentAmount: number;
  FinanceCharge: number;
  @ApiProperty({ format: 'date' })
  FirstInstallmentDue: string;
}

/** The financing plan of a policy and whether it was accepted; null fields: it has none. */
export class PolicyFinanceResponse {
  FinanceQuoteNumber: string | null;
  AmountFinanced: number | null;
  APR: number | null;
  NumberOfInstallments: number | null;
  TotalPremium: number | null;
  DownPayment: number | null;
  TotalPaymentAmount: number | null;
  InstallmentAmount: number | null;
  FinanceCharge: number | null;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  FirstInstallmentDue: string | null;
  accepted: boolean;
}

export class AcceptedPlanResponse {
  accepted: boolean;
  /** The agreement, which is printed within moments. */
  docId: string;
}

export class InstallmentResponse {
  installmentAmount: number;
}

export class FundedPlanResponse {
  financerName: string;
  apr: number;
  numberOfInstallments: number;
  downPayment: number;
  amountFinanced: number;
  totalPremium: number;
  installmentAmount: number;
  policyId: string;
  accountId: string;
  customerEmail: string;
  isPremiumFinancePaid: boolean;
}

export class RequestFinanceRequest {
  @IsUUID()
  policyId: string;

  @IsIn(PRODUCT_CODES)
  productType: Product;

  @IsEmail()
  @MaxLength(254)
  email: string;
}

export class AcceptFinanceRequest extends RequestFinanceRequest {
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  financeQuoteNumber: string;

  @IsNumber({ maxDecimalPlaces: 2 })
  amountFinanced: number;

  @IsNumber({ maxDecimalPlaces: 4 })
  apr: number;

  // As the client writes it.
  @IsInt()
  numberOfIntsallments: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  totalPremium: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  downPayment: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  totalPaymentAmount: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  installmentAmount: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  financeCharge: number;

  @IsString({ message: 'Please enter full name.' })
  @Matches(/\S\s+\S/, { message: 'Please enter full name.' })
  @MaxLength(200)
  signature: string;

  /** The signer agrees to the conditions and to sign electronically. */
  @Equals(true, { message: 'Accept the agreement to sign it' })
  accepted: boolean;
}

export class InstallmentRequest {
  @IsNumber({ maxDecimalPlaces: 4 })
  @Min(0)
  @Max(100)
  apr: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(AMOUNT_MAX)
  financedAmount: number;

  @IsInt()
  @Min(1)
  @Max(MONTHS_MAX)
  numberOfInstallments: number;
}

export class FundRequest {
  @IsUUID()
  policyId: string;

  @IsOptional()
  @IsString()
  @IsNotEmpty()
  @MaxLength(60)
  transactionId?: string;

  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'Amount Paid is a required field' })
  @Min(0, { message: 'Amount Paid is a required field' })
  @Max(AMOUNT_MAX)
  amountPaid: number;

  @ApiProperty({ format: 'date' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  paymentDate: string;
}

export const toFinancingQuote = (plan: FinancePlan): FinancingQuoteResponse => ({
  FinanceQuoteNumber: plan.financeQuoteNumber,
  AmountFinanced: toCurrencyUnits(plan.amountFinanced),
  APR: plan.apr,
  NumberOfInstallments: plan.installments,
  TotalPremium: toCurrencyUnits(plan.totalPremium),
  DownPayment: toCurrencyUnits(plan.downPayment),
  TotalPaymentAmount: toCurrencyUnits(plan.totalPaymentAmount),
  InstallmentAmount: toCurrencyUnits(plan.installmentAmount),
  FinanceCharge: toCurrencyUnits(plan.financeCharge),
  FirstInstallmentDue: plan.firstInstallmentDue,
});

/** What a policy without a plan answers. */
export const NO_PLAN: PolicyFinanceResponse = {
  FinanceQuoteNumber: null,
  AmountFinanced: null,
  APR: null,
  NumberOfInstallments: null,
  TotalPremium: null,
  DownPayment: null,
  TotalPaymentAmount: null,
  InstallmentAmount: null,
  FinanceCharge: null,
  FirstInstallmentDue: null,
  accepted: false,
};
