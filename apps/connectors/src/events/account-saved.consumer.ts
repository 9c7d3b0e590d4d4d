import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AccountLink } from '../snapshots/account-link.entity';

type Saved = CloudEvent<'account.created.v1' | 'account.changed.v1'>;

@Injectable()
export class AccountSavedConsumer {
  @Consumes('account.created.v1', 'account.changed.v1')
  async handle({ data }: Saved, tx: Tx): Promise<void> {
    const { insured, aggregatorId, version } = data;
    await saveSnapshot(tx, AccountLink, { id: insured.accountId, aggregatorId, version });
  }
}
