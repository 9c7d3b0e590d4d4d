import { ApiProperty } from '@nestjs/swagger';
import { toCurrencyUnits } from '@palisade/kernel';
import { IsIn, IsNumber, IsOptional, IsUUID, Max, Min } from 'class-validator';
import type { ReportingOffer } from '../domain/reporting/reporting-offer';
import type { TaxedIssue } from '../domain/reporting/reporting-price';
import { REPORTING_PERCENT, reportingCharges } from '../domain/reporting/reporting-price';
import type { ReportingMonths } from '../domain/reporting/reporting-window';
import { REPORTING_MONTHS, reportedBefore } from '../domain/reporting/reporting-window';
import { ChargesResponse, toChargesResponse } from '../policies/charges.dto';
import { plainDate } from '../policies/query-fields';

const MONEY_MAX = 1_000_000_000;

/** The extended reporting that is bought for a policy that has ended. */
export class ErpRequest {
  @IsUUID()
  policyId: string;

  @IsIn(REPORTING_MONTHS)
  @ApiProperty({ enum: REPORTING_MONTHS })
  months: ReportingMonths;

  /** As it was offered, in currency units. */
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0)
  @Max(MONEY_MAX)
  premium: number;

  /** The end of cover. */
  @plainDate()
  @ApiProperty({ format: 'date' })
  effectiveDate: string;
}

export class ErpOfferRequest {
  /** Of the last terms for one year, in currency units, where they do not tell it themselves. */
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 })
  @Min(0.01)
  @Max(MONEY_MAX)
  annualPremium?: number;
}

/** A number of months that can be bought. */
export class ReportingOptionResponse {
  months: number;
  /** Of the annual premium. */
  percent: number;
  /** The first day on which a report comes too late. */
  @ApiProperty({ format: 'date' })
  until: string;
  charges: ChargesResponse;
}

/** How long a policy that has ended can be reported to, and what more costs. */
export class ReportingResponse {
  @ApiProperty({ format: 'date' })
  endOfCover: string;
  /** The first day on which a report comes too late without charge; null: it does from the end of cover. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  automaticUntil: string | null;
  /** The last day on which the offer is to be sent. */
  @ApiProperty({ format: 'date' })
  offerBy: string;
  /** Null while it is not sent. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  offeredOn: string | null;
  /** The last day on which more can be bought. */
  @ApiProperty({ format: 'date' })
  buyBy: string;
  /** Where the days of its state stand. */
  citation: string;
  /** In currency units; null where the last terms do not tell it. */
  annualPremium: number | null;
  /** What was bought. */
  months: number | null;
  /** The first day on which a report comes too late, what was bought included. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  until: string | null;
  /** None where the annual premium is not known. */
  options: ReportingOptionResponse[];
}

export function toReporting(offer: ReportingOffer, issue: TaxedIssue): ReportingResponse {
  const { endOfCover, automaticUntil, offerBy, offeredOn, buyBy, citation, months, until } = offer;
  const { annualPremium } = offer;
  return {
    endOfCover,
    automaticUntil,
    offerBy,
    offeredOn,
    buyBy,
    citation,
    months,
    until,
    annualPremium: annualPremium === null ? null : toCurrencyUnits(annualPremium),
    options:
      annualPremium === null
        ? []
        : REPORTING_MONTHS.map((asked) => ({
            months: asked,
            percent: REPORTING_PERCENT[asked],
            until: reportedBefore(endOfCover, asked),
            charges: toChargesResponse(reportingCharges(annualPremium, asked, issue)),
          })),
  };
}
