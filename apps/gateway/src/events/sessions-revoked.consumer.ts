import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { REVOCATIONS } from '../proxy/revocations';
import { Signals } from '../fleet/signals';

@Injectable()
export class SessionsRevokedConsumer {
  constructor(private readonly signals: Signals) {}

  @Consumes('user.sessions-revoked.v1')
  async handle({ data }: CloudEvent<'user.sessions-revoked.v1'>, tx: Tx): Promise<void> {
    await tx.em.query(
      `insert into revocation as known (user_id, not_before) values ($1, $2)
       on conflict (user_id) do update
         set not_before = greatest(known.not_before, excluded.not_before)`,
      [data.userId, data.notBefore],
    );
    tx.afterCommit(() => void this.signals.send(REVOCATIONS));
  }
}
