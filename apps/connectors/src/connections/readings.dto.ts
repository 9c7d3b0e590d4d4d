import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import type { Severity } from '../domain/finding';
import { SEVERITIES } from '../domain/finding';
import { ConnectorTypeParameters } from './connections.dto';
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
}
