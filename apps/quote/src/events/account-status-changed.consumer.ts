import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountChangesService } from '../closing/account-changes.service';

@Injectable()
export class AccountStatusChangedConsumer {
  constructor(private readonly changes: AccountChangesService) {}

  @Consumes('account.status-changed.v1')
  async handle({ data }: CloudEvent<'account.status-changed.v1'>, tx: Tx): Promise<void> {
    await tx.em.query(
      'update account set status = $2, version = $3 where id = $1 and version < $3',
      [data.accountId, data.to, data.version],
    );
    await this.changes.followStatus(tx, data);
  }
}
