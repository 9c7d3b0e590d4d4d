import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { Observations, SignalId } from '@palisade/trade';
import { SIGNAL_WEIGHTS, signalScores } from '@palisade/trade';
import { AccountsQueries } from '../accounts/accounts.queries';
import { movesBetween, textOf } from '../domain/risk/score-moves';
import { latestScan } from '../scans/latest-findings';
import { assess } from './rescore';
import { RiskScoreRow } from './risk-score.entity';
import type { ScoreHistoryEntry, ScoreHistoryResponse } from './score-history.dto';
import type { SignalResponse, SignalsResponse, SignalSource } from './score-history.dto';

const SHOWN = 100;
const SOURCES: readonly (readonly [RegExp, SignalSource])[] = [
  [/^q\./, 'ANSWER'],
  [/^c\./, 'CONNECTOR'],
  [/^(employees|connectors)\./, 'FACT'],
];

/** What a score was made from, and how it came about. */
@Injectable()
export class ScoreHistoryQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsQueries,
    private readonly clock: DomainClock,
  ) {}

  /** The latest scores of an account that the caller may see, the latest first. */
  async history(accountId: string, actor: Actor): Promise<ScoreHistoryResponse> {
    await this.accounts.findScored(accountId, actor);
    const rows = await this.dataSource.manager.find(RiskScoreRow, {
      where: { accountId },
      order: { scored: 'DESC', id: 'DESC' },
      take: SHOWN + 1,
    });
    const entries = rows.map((row, index) => entryOf(row, rows[index + 1]));
    return { scores: entries.slice(0, SHOWN) };
  }

  /** Each signal of the model with what is known of it. */
  async signals(accountId: string, actor: Actor): Promise<SignalsResponse> {
    const account = await this.accounts.findScored(accountId, actor);
    const { manager } = this.dataSource;
    const scan = await latestScan(manager, account);
    const { inputs } = await assess(manager, account, this.clock.now());
    const findings = new Map(scan?.findings.map((finding) => [finding.signal, finding]));
    const scores = signalScores(inputs.observations);
    const signals = SIGNALS.map((signal): SignalResponse => {
      const finding = findings.get(signal);
      return {
        signal,
        factors: factorsOf(signal),
        source: SOURCES.find(([kind]) => kind.test(signal))?.[1] ?? 'SCAN',
        value: textOf(inputs.observations[signal]),
        score: scores[signal] ?? null,
        asked: finding?.asked ?? null,
        answered: finding?.answered ?? null,
        at: finding?.at ?? null,
      };
    });
    return { signals };
  }
}

const SIGNALS = [
  ...new Set(Object.values(SIGNAL_WEIGHTS).flatMap((weights) => Object.keys(weights))),
] as SignalId[];

const factorsOf = (signal: SignalId): string[] =>
  Object.entries(SIGNAL_WEIGHTS).flatMap(([factor, weights]) =>
    signal in weights ? [factor] : [],
  );

function entryOf(row: RiskScoreRow, before: RiskScoreRow | undefined): ScoreHistoryEntry {
  const { companyAggregate, industryAggregate, factors, scored, ruleVersion, inputs } = row;
  const none: Observations = {};
  return {
    scoredAt: scored.toISOString(),
    companyAggregateCF: companyAggregate,
    industryAggregateCF: industryAggregate,
    factors,
    ruleVersion,
    moved: movesBetween(before?.inputs.observations ?? none, inputs.observations),
  };
}
