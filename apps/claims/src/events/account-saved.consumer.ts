import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { Account } from '../snapshots/account.entity';

@Injectable()
export class AccountSavedConsumer {
  @Consumes('account.created.v1', 'account.changed.v1')
  async save(
    { data }: CloudEvent<'account.created.v1' | 'account.changed.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { insured, scope, version } = data;
    await saveSnapshot(tx, Account, { id: insured.accountId, teamIds: scope.teamIds, version });
  }

  @Consumes('account.agent-changed.v1')
  async changeAgent({ data }: CloudEvent<'account.agent-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId: id, teamIds, version } = data;
    await saveSnapshot(tx, Account, { id, teamIds, version });
  }
}
