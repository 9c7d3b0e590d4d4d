import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import type { Currency } from '@palisade/kernel';
import type { SecurityConnectorType } from '@palisade/contracts';
import { SECURITY_CONNECTOR_TYPES } from '@palisade/contracts';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import type { Severity } from '../domain/finding';
import { SEVERITIES } from '../domain/finding';
import type { ChangedFinding } from '../domain/finding-changes';
import { FINDING_CHANGES } from '../domain/finding-changes';
import type { WorthyFinding } from './account-findings.queries';
import { ConnectorTypeParameters } from './connections.dto';
import type { FindingChange } from './finding-change.entity';
import type { FindingRow } from './finding.entity';

export class ScoreHistoryQuery {
  /** Days back from today. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(366)
  days?: number;
}

/** Which connector of which kind. */
export class ReadingParameters extends ConnectorTypeParameters {
  @IsUUID()
  connectorId: string;
}

export class LatestScoreResponse {
  score: number;
  @ApiProperty({ format: 'date-time' })
  date: string;
}

export class ScoreOfDayResponse {
  @ApiProperty({ format: 'date' })
  date: string;
  score: number;
}

export class ConnectorAction {
  id: string;
  title: string;
  @ApiProperty({ enum: SEVERITIES })
  severity: Severity;
  /** Points that doing it would add to the tool's score. */
  score: number;
  @ApiProperty({ enum: ['OPEN'] })
  status: 'OPEN';
  /** What was checked. */
  subject: string;
  /** What the tool said. */
  evidence: string;
}

export const toAction = ({
  id,
  title,
  severity,
  points,
  subject,
  evidence,
}: FindingRow): ConnectorAction => ({
  id,
  title,
  severity,
  score: points,
  status: 'OPEN',
  subject,
  evidence,
});

/** A finding of a tool that opened or was closed. */
export class FindingChangeResponse {
  id: string;
  title: string;
  @ApiProperty({ enum: SEVERITIES })
  severity: Severity;
  /** What was checked. */
  subject: string;
  @ApiProperty({ enum: FINDING_CHANGES })
  change: ChangedFinding['change'];
  /** When it was read. */
  @ApiProperty({ format: 'date-time' })
  date: string;
}

export const toFindingChange = ({
  id,
  title,
  severity,
  subject,
  change,
  read,
}: FindingChange): FindingChangeResponse => ({
  id,
  title,
  severity,
  subject,
  change,
  date: read.toISOString(),
});

/** What closing findings is worth to an insured, by the rater's own calculation. */
export class FindingWorth {
  /** Points of the insured's own risk score; null where nothing can be priced. */
  @ApiProperty({ type: Number, nullable: true })
  points: number | null;
  /** What it takes off the premium, in currency units; negative where it would add. */
  @ApiProperty({ type: Number, nullable: true })
  premium: number | null;
  @ApiProperty({ type: String, nullable: true })
  currency: Currency | null;
  /** By what it was priced: the open quote, or the term in force as its renewal would be. */
  @ApiProperty({ enum: ['OPEN_QUOTE', 'NEXT_RENEWAL'], nullable: true })
  basis: 'OPEN_QUOTE' | 'NEXT_RENEWAL' | null;
}

/** What a tool of an insured finds, and what closing it alone is worth. */
export class AccountFinding extends ConnectorAction {
  @ApiProperty({ enum: SECURITY_CONNECTOR_TYPES })
  connectorType: SecurityConnectorType;
  worth: FindingWorth;
}

export const toAccountFinding = ({
  finding,
  connectorType,
  worth,
}: WorthyFinding): AccountFinding => ({ ...toAction(finding), connectorType, worth });

/** A client with what its tools find, to be closed. */
export class ClientFindingsResponse {
  accountId: string;
  /** The lowest score among its tools; null before one was read. */
  @ApiProperty({ type: Number, nullable: true })
  lowestScore: number | null;
  critical: number;
  high: number;
  /** All that failed. */
  findings: number;
  /** What closing all of them would add to the scores of its tools. */
  points: number;
  /** Null while nobody can say. */
  @ApiProperty({ type: String, nullable: true })
  name: string | null;
  /** What closing all of them is worth. */
  worth: FindingWorth;
}
