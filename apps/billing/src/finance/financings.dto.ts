import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import { PageQuery } from '@palisade/platform';
import { AMOUNT_MAX } from '@palisade/trade';
import {
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
import type { FinanceStatus } from '../domain/finance-status';
import { FINANCE_STATUSES } from '../domain/finance-status';
import type { FinancePlan } from './finance-plan.entity';

const MONTHS_MAX = 120;

export class FinancingSearchQuery extends PageQuery {
  @IsOptional()
  @IsIn(FINANCE_STATUSES)
  status?: FinanceStatus;
}

/** What can be done with a plan in its state, by who may. */
export const FINANCING_ACTIONS = ['disaffirm', 'fund', 'default', 'cure', 'payOff'] as const;

/** A plan in a list; amounts in currency units. */
export class FinancingResponse {
  id: string;
  financeQuoteNumber: string;
  policyId: string;
  policyNumber: string;
  insuredName: string;
  agencyName: string | null;
  financerName: string;
  currency: 'USD' | 'GBP';
  apr: number;
  numberOfInstallments: number;
  totalPremium: number;
  downPayment: number;
  amountFinanced: number;
  installmentAmount: number;
  @ApiProperty({ format: 'date' })
  firstInstallmentDue: string;
  @ApiProperty({ enum: FINANCE_STATUSES })
  status: FinanceStatus;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  acceptedOn: string | null;
  /** What the financer reported as unpaid. */
  unpaid: number | null;
  /** What pays a plan in default off; of a return its financer gets no more than that. */
  payoff: number | null;
  @ApiProperty({ type: String, format: 'date', nullable: true })
  noticeSentOn: string | null;
  @ApiProperty({ enum: FINANCING_ACTIONS, isArray: true })
  allowedActions: (typeof FINANCING_ACTIONS)[number][];
}

/** What a financer reports as not paid. */
export class DefaultRequest {
  @IsNumber({ maxDecimalPlaces: 2 }, { message: 'Unpaid is a required field' })
  @Min(0.01, { message: 'Unpaid is a required field' })
  @Max(AMOUNT_MAX)
  unpaid: number;

  /** When the insured was told of the intent; ten days ago or earlier. */
  @ApiProperty({ format: 'date' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  noticeSentOn: string;
}

/** An offer of a premium financer, as staff arranged it. */
export class AddFinancerRequest {
  /** The name of a premium processor of the platform. */
  @IsString({ message: 'Financer name is a required field' })
  @IsNotEmpty({ message: 'Financer name is a required field' })
  @MaxLength(200)
  financerName: string;

  @IsNumber({ maxDecimalPlaces: 4 })
  @Min(0)
  @Max(100)
  apr: number;

  @IsInt()
  @Min(1)
  @Max(MONTHS_MAX)
  numberOfInstallments: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(AMOUNT_MAX)
  downPayment: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(AMOUNT_MAX)
  amountFinanced: number;

  /** What is due, taxes included. */
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(AMOUNT_MAX)
  totalPremium: number;

  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(AMOUNT_MAX)
  installmentAmount: number;

  @IsUUID()
  policyId: string;

  @IsUUID()
  accountId: string;

  @IsEmail()
  @MaxLength(254)
  customerEmail: string;
}

/** Which plan. */
export class FinancingParameters {
  @IsUUID()
  financeId: string;
}

const ACTIONS: Partial<Record<FinanceStatus, FinancingResponse['allowedActions']>> = {
  ACCEPTED: ['disaffirm'],
  DOWN_PAYMENT_PAID: ['fund'],
  FUNDED: ['default', 'payOff'],
  DEFAULT: ['cure'],
};

export function toFinancing(plan: FinancePlan): FinancingResponse {
  const { id, financeQuoteNumber, policyId, currency, apr, status, acceptedOn } = plan;
  const { policy, financer, firstInstallmentDue, noticeSentOn, unpaid, payoff } = plan;
  return {
    id,
    financeQuoteNumber,
    policyId,
    currency,
    apr,
    status,
    acceptedOn,
    firstInstallmentDue,
    noticeSentOn,
    policyNumber: policy?.policyNumber ?? '',
    insuredName: policy?.insuredName ?? '',
    agencyName: policy?.agencyName ?? null,
    financerName: financer?.name ?? '',
    numberOfInstallments: plan.installments,
    totalPremium: toCurrencyUnits(plan.totalPremium),
    downPayment: toCurrencyUnits(plan.downPayment),
    amountFinanced: toCurrencyUnits(plan.amountFinanced),
    installmentAmount: toCurrencyUnits(plan.installmentAmount),
    unpaid: unpaid === null ? null : toCurrencyUnits(unpaid),
    payoff: payoff === null ? null : toCurrencyUnits(payoff),
    allowedActions: ACTIONS[status] ?? [],
  };
}
