import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountScan } from '../snapshots/account-scan.entity';

/** Knows of which insureds a score is on its way. */
@Injectable()
export class AccountScanChangedConsumer {
  @Consumes('account.scan-changed.v1')
  async handle({ data }: CloudEvent<'account.scan-changed.v1'>, { em }: Tx): Promise<void> {
    const { accountId: id, scanId, isOut, at } = data;
    if (isOut) await em.upsert(AccountScan, { id, scanId, since: new Date(at) }, ['id']);
    else await em.delete(AccountScan, { id, scanId });
  }
}
