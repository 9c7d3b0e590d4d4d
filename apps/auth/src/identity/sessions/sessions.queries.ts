import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import type { Actor, PageQuery } from '@palisade/platform';
import { Clock, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { RefreshToken } from './refresh-token.entity';
import { Session } from './session.entity';
import { ownedBy } from './sessions.access';
import { toSessionResponse } from './sessions.dto';
import type { SessionResponse } from './sessions.dto';

const LIST = {
  sortable: { lastUsed: 'session.lastUsed', created: 'session.created' },
  defaultSort: 'lastUsed,desc',
  tieBreaker: 'session.id',
};

@Injectable()
export class SessionsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The devices where the caller is signed in. */
  async own(request: PageQuery, actor: Actor): Promise<Page<SessionResponse>> {
    const open = this.dataSource
      .createQueryBuilder(Session, 'session')
      .where('session.ended is null')
      .andWhere(
        (query) =>
          `exists ${query
            .subQuery()
            .select('1')
            .from(RefreshToken, 'token')
            .where('token.sessionId = session.id and token.expires > :now')
            .getQuery()}`,
        { now: this.clock.now() },
      );
    const page = await listPage(ownedBy(open, actor), request, LIST);
    return { ...page, content: page.content.map((one) => toSessionResponse(one, actor)) };
  }
}
