import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AccountPrint } from '../snapshots/account-print.entity';

@Injectable()
export class AccountSavedConsumer {
  @Consumes('account.created.v1', 'account.changed.v1')
  async handle(
    { data }: CloudEvent<'account.created.v1' | 'account.changed.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { insured, agent, version } = data;
    await saveSnapshot(tx, AccountPrint, { id: insured.accountId, insured, agent, version });
  }
}
