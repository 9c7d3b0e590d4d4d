import { Injectable } from '@nestjs/common';
import type { SecurityConnectorType } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { Clock, containingFolded, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { SelectQueryBuilder } from 'typeorm';
import { AccountLink } from '../snapshots/account-link.entity';
import { Connection } from './connection.entity';
import { visibleTo } from './connections.access';
import { FindingChange } from './finding-change.entity';
import { FindingRow } from './finding.entity';

const DAY_MS = 86_400_000;
const SHORT_LIST = 3;

const ACTIONS = {
  sortable: {
    title: 'finding.title',
    severity: 'finding.rank',
    score: 'finding.points',
  },
  defaultSort: 'severity,asc',
  tieBreaker: 'finding.id',
};

const CHANGES = {
  sortable: { date: 'change.read' },
  defaultSort: 'date,desc',
  tieBreaker: 'change.id',
};

/** The score of a kind of tool, the mean of its sources (half up). */
export interface LatestScore {
  score: number;
  date: Date;
}

/** The score of a day. */
export interface ScoreOfDay {
  date: string;
  score: number;
}

@Injectable()
export class ConnectionsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The sources that the caller sees, of one type or account or of all; the newest first. */
  list(
    { connectorType, accountId }: { connectorType?: SecurityConnectorType; accountId?: string },
    actor: Actor,
  ): Promise<Connection[]> {
    const query = this.visible(actor).orderBy('connection.id', 'DESC').take(500);
    if (connectorType) query.andWhere({ connectorType });
    if (accountId) query.andWhere({ accountId });
    return query.getMany();
  }

  /** One source; 404 when it does not exist or is not the caller's. */
  async find(id: string, actor: Actor): Promise<Connection> {
    const found = await this.visible(actor).andWhere('connection.id = :id', { id }).getOne();
    if (!found) throw notFound();
    return found;
  }

  /** The sources of a connector; 404 when the caller sees none. */
  async ofConnector(
    connectorId: string,
    actor: Actor,
    connectorType?: SecurityConnectorType,
  ): Promise<Connection[]> {
    const query = this.visible(actor).andWhere({ connectorId });
    if (connectorType) query.andWhere({ connectorType });
    const found = await query.getMany();
    if (!found.length) throw notFound();
    return found;
  }

  latestScore(connections: readonly Connection[]): LatestScore {
    const read = connections.flatMap(({ score, refreshed }) =>
      score !== null && refreshed ? [{ score, refreshed }] : [],
    );
    if (!read.length) {
      throw new DomainError('NO_SCORE_YET', 'It has not been read yet.', 404);
    }
    const sum = read.reduce((total, { score }) => total + score, 0);
    const date = new Date(Math.max(...read.map(({ refreshed }) => refreshed.getTime())));
    return { score: Math.round(sum / read.length), date };
  }

  /** The score of each day that had one, the oldest first. */
  history(connections: readonly Connection[], days: number): Promise<ScoreOfDay[]> {
    const from = new Date(this.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
    return this.dataSource.query(
      `select to_char(day, 'YYYY-MM-DD') as date, round(avg(score))::int as score
       from connector_score where connection_id = any($1) and day > $2 group by day order by day`,
      [connections.map(({ id }) => id), from],
    );
  }

  /** What would raise the score, the worst first. */
  async actions(connections: readonly Connection[], request: PageQuery): Promise<Page<FindingRow>> {
    const query = this.actionsOf(connections);
    const pattern = request.search && containingFolded(request.search);
    if (pattern) query.andWhere('fold_text(finding.title) like :pattern', { pattern });
    return listPage(query, request, ACTIONS);
  }

  /** What opened and what was closed, the latest first. */
  changes(connections: readonly Connection[], request: PageQuery): Promise<Page<FindingChange>> {
    const ids = connections.map(({ id }) => id);
    const query = this.dataSource
      .createQueryBuilder(FindingChange, 'change')
      .where('change.connectionId = any(:ids)', { ids });
    const pattern = request.search && containingFolded(request.search);
    if (pattern) query.andWhere('fold_text(change.title) like :pattern', { pattern });
    return listPage(query, request, CHANGES);
  }

  /** The few actions that raise it most. */
  shortlist(connections: readonly Connection[]): Promise<FindingRow[]> {
    return this.actionsOf(connections)
      .orderBy('finding.points', 'DESC')
      .addOrderBy('finding.rank')
      .addOrderBy('finding.id')
      .take(SHORT_LIST)
      .getMany();
  }

  private actionsOf(connections: readonly Connection[]): SelectQueryBuilder<FindingRow> {
    const ids = connections.map(({ id }) => id);
    return this.dataSource
      .createQueryBuilder(FindingRow, 'finding')
      .where('finding.connectionId = any(:ids)', { ids })
      .andWhere(`finding.verdict = 'FAIL'`);
  }

  private visible(actor: Actor): SelectQueryBuilder<Connection> {
    const query = this.dataSource
      .createQueryBuilder(Connection, 'connection')
      .leftJoin(AccountLink, 'account', 'account.id = connection.accountId')
      .where('connection.removed is null');
    return visibleTo(query, actor);
  }
}

/** The refusal of a source that does not exist or is not the caller's. */
export const notFound = (): DomainError =>
  new DomainError('CONNECTION_NOT_FOUND', 'Connection not found.', 404);
