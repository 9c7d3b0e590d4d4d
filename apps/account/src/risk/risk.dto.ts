import { ApiProperty } from '@nestjs/swagger';
import type { Country } from '@palisade/kernel';
import { IsIn, IsOptional } from 'class-validator';
import type { FactorScores, RiskBand, RiskFactor, RiskScore } from '@palisade/trade';
import { RISK_FACTORS, aggregateOf, riskBand } from '@palisade/trade';
import { COUNTRIES } from '../domain/industries';

export class IndustryRiskQuery {
  /** Whose classification the code is of; that of the United States when absent. */
  @IsOptional()
  @IsIn(COUNTRIES)
  country?: Country;
}

/** Scores from 0 to 100, 100 is best. */
export class RiskFactorsResponse implements FactorScores {
  networkSecurity: number;
  cloudSecurity: number;
  endpointSecurity: number;
  darkIntelligence: number;
  fundsTransfer: number;
  cyberExtortion: number;
  compliance: number;
}

export class RiskScoreResponse {
  /** From 0 to 100, 100 is best; null while nothing is known of the company: not scored yet. */
  companyAggregateCF: number | null;
  industryAggregateCF: number;
  factors: RiskFactorsResponse;
  /** Shown only; null while too little is known. */
  insiderThreat: number | null;
  /** Shown only; null while too little is known. */
  supplyChain: number | null;
  /** Of the company's aggregate; null while there is none. */
  band: RiskBand | null;
  /** How much of what a score is made from is known, in percent. */
  confidence: number;
  /** The factors that show the value of the industry, because too little is known. */
  @ApiProperty({ enum: RISK_FACTORS, isArray: true })
  estimatedFactors: RiskFactor[];
  ruleVersion: string;
  /** When the score was made; null for one that is not kept. */
  @ApiProperty({ format: 'date-time', nullable: true, type: String })
  scoredAt: string | null;
  /** When its domain was looked at last; null when it never was. */
  @ApiProperty({ format: 'date-time', nullable: true, type: String })
  scannedAt: string | null;
}

export class IndustryRiskResponse {
  industryAggregateCF: number;
  factors: RiskFactorsResponse;
}

export class ProfileResponse {
  /** Parts of the account that are known, 0 to 10; quoting needs 4. */
  profileScore: number;
  /** The fields that would give a further point. */
  missingFields: string[];
  /** Why no quote can be requested; null when one can. */
  errorMessage: string | null;
}

/** When and by which rules a score was made. */
interface ScoreOrigin {
  scored: Date | null;
  ruleVersion: string;
  /** The scan that its findings are of. */
  scan: { finished: Date | null } | null;
}

export function toRiskScoreResponse(
  score: RiskScore,
  { scored, ruleVersion, scan }: ScoreOrigin,
): RiskScoreResponse {
  const { companyAggregate, industryAggregate, factors, insiderThreat, supplyChain } = score;
  return {
    companyAggregateCF: companyAggregate,
    industryAggregateCF: industryAggregate,
    factors,
    insiderThreat,
    supplyChain,
    band: companyAggregate === null ? null : riskBand(companyAggregate),
    confidence: score.confidence,
    estimatedFactors: score.estimated,
    ruleVersion,
    scoredAt: scored?.toISOString() ?? null,
    scannedAt: scan?.finished?.toISOString() ?? null,
  };
}

export const toIndustryRiskResponse = (factors: FactorScores): IndustryRiskResponse => ({
  industryAggregateCF: aggregateOf(factors),
  factors,
});
