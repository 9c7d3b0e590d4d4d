import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { Signals } from '../fleet/signals';
import { REVOCATIONS, TOKEN_TOLERANCE } from '../proxy/revocations';

@Injectable()
export class SessionEndedConsumer {
  constructor(private readonly signals: Signals) {}

  @Consumes('session.ended.v1')
  async handle({ data }: CloudEvent<'session.ended.v1'>, tx: Tx): Promise<void> {
    await tx.em.query(
      `insert into ended_session (session_id, tokens_expire) values ($1, $2)
       on conflict (session_id) do nothing`,
      [data.sessionId, data.tokensExpire],
    );
    await tx.em.query(
      `delete from ended_session where tokens_expire < now() - interval '${TOKEN_TOLERANCE}'`,
    );
    tx.afterCommit(() => void this.signals.send(REVOCATIONS));
  }
}
