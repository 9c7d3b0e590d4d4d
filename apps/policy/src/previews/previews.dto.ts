import { ApiProperty } from '@nestjs/swagger';
import type { PolicyStatus } from '@palisade/contracts';
import type { Currency } from '@palisade/kernel';
import { toCurrencyUnits } from '@palisade/kernel';
import { Type } from 'class-transformer';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import type { TransactionType } from '../domain/history/policy-stack';
import { PAPERS } from '../domain/life/act-rule';
import type { ActPreview, Previewed } from '../domain/life/preview';
import { PREVIEWED } from '../domain/life/preview';
import type { Ceded } from '../domain/money/cessions';
import type { ReportingMonths } from '../domain/reporting/reporting-window';
import { REPORTING_MONTHS } from '../domain/reporting/reporting-window';
import type { Policy } from '../policies/policy.entity';

export class PreviewQuery {
  /** What would be done. */
  @IsIn(PREVIEWED)
  @ApiProperty({ enum: PREVIEWED })
  action: Previewed;

  /** Which revision would be taken back; the last one when left out. */
  @IsOptional()
  @IsUUID()
  revisionId?: string;

  /** How many months of extended reporting would be bought; the fewest when left out. */
  @IsOptional()
  @Type(() => Number)
  @IsIn(REPORTING_MONTHS)
  @ApiProperty({ enum: REPORTING_MONTHS, required: false })
  months?: ReportingMonths;
}

const LINE_TYPES = [
  'premium',
  'brokerFee',
  'mgaFee',
  'surplusLineTax',
  'surplusStampingFee',
  'ipt',
  'amountDue',
] as const;

/** One amount before and after, in currency units. */
export class PreviewLineResponse {
  @ApiProperty({ enum: LINE_TYPES })
  type: (typeof LINE_TYPES)[number];
  before: number;
  after: number;
  difference: number;
}

/** A line that would be entered. */
export class PreviewEntryResponse {
  type: TransactionType;
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
  /** The share of the term that it is for. */
  factor: string;
  amountDue: number;
}

/** What of the change of premium a treaty would take. */
export class PreviewCessionResponse {
  treatyId: string;
  premium: number;
  commission: number;
}

export class PreviewRefusalResponse {
  code: string;
  detail: string;
}

/** What an act would do to a policy, in currency units; nothing is saved. */
export class PolicyPreviewResponse {
  id: string;
  action: Previewed;
  currency: Currency;
  statusBefore: PolicyStatus;
  statusAfter: PolicyStatus;
  lines: PreviewLineResponse[];
  entries: PreviewEntryResponse[];
  /** What the commission of the agency changes by; null to who sees none. */
  @ApiProperty({ type: Number, nullable: true })
  commission: number | null;
  /** To staff alone. */
  @ApiProperty({ type: [PreviewCessionResponse], nullable: true })
  cessions: PreviewCessionResponse[] | null;
  /** What is printed. */
  @ApiProperty({ enum: PAPERS, nullable: true })
  paper: string | null;
  /** Whether policyholder and agent are written to. */
  isTold: boolean;
  /** Why it would be refused. */
  refused: PreviewRefusalResponse | null;
}

/** What is left out of a preview for who may not see it. */
export interface PreviewMoney {
  commission: number | null;
  ceded: readonly Ceded[] | null;
}

export function toPreview(
  { id, status: statusBefore, boundCharges }: Policy,
  action: Previewed,
  { status, lines, entries, told, refused }: ActPreview,
  { commission, ceded }: PreviewMoney,
): PolicyPreviewResponse {
  return {
    id,
    action,
    currency: boundCharges.currency,
    statusBefore,
    statusAfter: status,
    lines: lines.map(({ type, before, after }) => ({
      type,
      before: toCurrencyUnits(before),
      after: toCurrencyUnits(after),
      difference: toCurrencyUnits(after - before),
    })),
    entries: entries.map(({ type, effectiveDate, factor, charges }) => {
      return { type, effectiveDate, factor, amountDue: toCurrencyUnits(charges.amountDue) };
    }),
    commission: commission === null ? null : toCurrencyUnits(commission),
    cessions:
      ceded &&
      ceded.map(({ treatyId, cededPremium, cedingCommission }) => ({
        treatyId,
        premium: toCurrencyUnits(cededPremium),
        commission: toCurrencyUnits(cedingCommission),
      })),
    paper: told?.paper ?? null,
    isTold: told !== null,
    refused,
  };
}
