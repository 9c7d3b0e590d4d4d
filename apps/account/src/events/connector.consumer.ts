import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, DomainClock, saveSnapshot } from '@palisade/platform';
import { Account } from '../accounts/account.entity';
import { lockAccount } from '../accounts/lock-account';
import { rescore } from '../risk/rescore';
import { ConnectedTool } from '../snapshots/connected-tool.entity';

type Told = CloudEvent<'connector.score-changed.v1' | 'connector.removed.v1'>;

/** What the security tools of an account say moves its score at once. */
@Injectable()
export class ConnectorConsumer {
  constructor(private readonly clock: DomainClock) {}

  @Consumes('connector.score-changed.v1', 'connector.removed.v1')
  async handle({ data }: Told, tx: Tx): Promise<void> {
    const { connectionId: id, accountId, connectorType, version } = data;
    const score = 'score' in data ? data.score : null;
    const removed = !('score' in data);
    await saveSnapshot(tx, ConnectedTool, {
      id,
      accountId,
      connectorType,
      score,
      removed,
      version,
    });
    if (!(await tx.em.existsBy(Account, { id: accountId }))) return;
    const now = this.clock.now();
    await rescore(tx, await lockAccount(tx, accountId), { now, byTool: true });
  }

  /** Who looks at the account sees that its client was asked. */
  @Consumes('connector.invited.v1')
  async tell({ data }: CloudEvent<'connector.invited.v1'>, tx: Tx): Promise<void> {
    const { accountId: subjectId } = data;
    await tx.record({ action: 'account.invite-tool', subjectType: 'account', subjectId });
  }
}
