import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DataSource, In, IsNull } from 'typeorm';
import { closedScores, seesUnsent } from '../domain/closed-scores';
import { AccountsGateway } from '../outside/accounts.gateway';
import { QuotesGateway } from '../outside/quotes.gateway';
import { AccountLink } from '../snapshots/account-link.entity';
import { Connection } from './connection.entity';
import { visibleTo } from './connections.access';
import { FindingRow } from './finding.entity';
import type { ClientFindingsResponse } from './readings.dto';

const WORST = 10;

/** Counts what the tools of clients find. */
type Counted = Omit<ClientFindingsResponse, 'name' | 'worth'>;

/** What closing everything adds to a source. */
interface SourcePoints {
  id: string;
  points: number;
}

/** Counts what the tools of clients find. */
@Injectable()
export class ClientFindingsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly accounts: AccountsGateway,
    private readonly quotes: QuotesGateway,
  ) {}

  /**
   * The clients in the caller's scope whose tools find most to close, the worst first: names and prices of
   * all of them are asked for at once.
   */
  async worst(actor: Actor, authorization: string): Promise<ClientFindingsResponse[]> {
    const counted = await this.counted(actor);
    const ids = counted.map(({ accountId }) => accountId);
    const [names, worth] = await Promise.all([
      this.accounts.namesOf(ids, authorization),
      this.worthOf(ids, actor),
    ]);
    return counted.flatMap((client, at) => {
      const own = worth[at];
      return own ? [{ ...client, name: names.get(client.accountId) ?? null, worth: own }] : [];
    });
  }

  /** What closing all that was found of each client is worth. */
  private async worthOf(ids: string[], actor: Actor) {
    const manager = this.dataSource.manager;
    const sources = await manager.findBy(Connection, { accountId: In(ids), removed: IsNull() });
    const sums: SourcePoints[] = await manager.query(
      `select connection_id as id, sum(points)::float as points from finding
       where connection_id = any($1) and verdict = 'FAIL' group by connection_id`,
      [sources.map(({ id }) => id)],
    );
    const points = new Map(sums.map((sum) => [sum.id, sum.points]));
    const wishes = ids.map((accountId) => ({
      accountId,
      scores: closedScores(
        sources.filter((source) => source.accountId === accountId),
        points,
      ),
    }));
    return this.quotes.worthOf(wishes, !seesUnsent(actor));
  }

  private counted(actor: Actor): Promise<Counted[]> {
    const query = this.dataSource
      .createQueryBuilder(Connection, 'connection')
      .leftJoin(AccountLink, 'account', 'account.id = connection.accountId')
      .innerJoin(
        FindingRow,
        'finding',
        `finding.connectionId = connection.id and finding.verdict = 'FAIL'`,
      )
      .where('connection.removed is null');
    return visibleTo(query, actor)
      .select('connection.accountId', 'accountId')
      .addSelect('min(connection.score)', 'lowestScore')
      .addSelect(`(count(*) filter (where finding.severity = 'CRITICAL'))::int`, 'critical')
      .addSelect(`(count(*) filter (where finding.severity = 'HIGH'))::int`, 'high')
      .addSelect('count(*)::int', 'findings')
      .addSelect('round(sum(finding.points)::numeric, 1)::float', 'points')
      .groupBy('connection.accountId')
      .orderBy('critical', 'DESC')
      .addOrderBy('high', 'DESC')
      .addOrderBy('findings', 'DESC')
      .addOrderBy('connection.accountId')
      .limit(WORST)
      .getRawMany();
  }
}
