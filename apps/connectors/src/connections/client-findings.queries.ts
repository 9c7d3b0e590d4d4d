import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { AccountLink } from '../snapshots/account-link.entity';
import { Connection } from './connection.entity';
import { visibleTo } from './connections.access';
import { FindingRow } from './finding.entity';
import type { ClientFindingsResponse } from './readings.dto';

const WORST = 10;

/** Counts what the tools of clients find. */
@Injectable()
export class ClientFindingsQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** The clients in the caller's scope whose tools find most to close, the worst first. */
  async worst(actor: Actor): Promise<ClientFindingsResponse[]> {
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
