import { ApiProperty } from '@nestjs/swagger';
import type { Move } from '../domain/risk/score-moves';
import { RiskFactorsResponse } from './risk.dto';

/** A signal that moved a score. */
export class ScoreMove implements Move {
  signal: string;
  /** What was known of it; null is nothing. */
  before: string | null;
  after: string | null;
  /** What it scored, 0 to 100. */
  scoreBefore: number | null;
  scoreAfter: number | null;
}

export class ScoreHistoryEntry {
  @ApiProperty({ format: 'date-time' })
  scoredAt: string;
  companyAggregateCF: number | null;
  industryAggregateCF: number;
  factors: RiskFactorsResponse;
  ruleVersion: string;
  /** What was known otherwise than for the score before. */
  moved: ScoreMove[];
}

export class ScoreHistoryResponse {
  /** The latest first, a hundred at most. */
  scores: ScoreHistoryEntry[];
}

const SIGNAL_SOURCES = ['SCAN', 'ANSWER', 'CONNECTOR', 'FACT'] as const;

/** Who tells a signal. */
export type SignalSource = (typeof SIGNAL_SOURCES)[number];

export class SignalResponse {
  /** Its name in the model of the score. */
  signal: string;
  /** The factors that it is a part of. */
  factors: string[];
  @ApiProperty({ enum: SIGNAL_SOURCES })
  source: SignalSource;
  /** What is known; null is nothing, which is left out of the score. */
  value: string | null;
  /** 0 to 100, 100 is best. */
  score: number | null;
  /** Of a scan: what was asked for. */
  asked: string | null;
  answered: string | null;
  @ApiProperty({ format: 'date-time', nullable: true, type: String })
  at: string | null;
}

export class SignalsResponse {
  signals: SignalResponse[];
}
