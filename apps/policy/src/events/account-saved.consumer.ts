import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { Account } from '../snapshots/account.entity';

@Injectable()
export class AccountSavedConsumer {
  @Consumes('account.created.v1', 'account.changed.v1')
  async handle(
    { data }: CloudEvent<'account.created.v1' | 'account.changed.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { insured, contact, agent, scope, aggregatorId, version } = data;
    const { accountId: id, name } = insured;
    const { agencyId, teamIds } = scope;
    const serving = { agencyId, agencyTold: true, teamIds };
    const written = { insured, contact, agent };
    await saveSnapshot(tx, Account, { id, ...serving, ...written, aggregatorId, name, version });
  }
}
