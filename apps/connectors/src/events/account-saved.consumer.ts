import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AccountLink } from '../snapshots/account-link.entity';

type Saved = CloudEvent<'account.created.v1' | 'account.changed.v1'>;

/** Keeps whose an account is. */
@Injectable()
export class AccountSavedConsumer {
  @Consumes('account.created.v1', 'account.changed.v1')
  async handle({ data }: Saved, tx: Tx): Promise<void> {
    const { insured, aggregatorId, msspIds, scope, version } = data;
    const { agencyId, teamIds } = scope;
    const id = insured.accountId;
    await saveSnapshot(tx, AccountLink, { id, aggregatorId, agencyId, teamIds, msspIds, version });
  }

  @Consumes('account.agent-changed.v1')
  async move({ data }: CloudEvent<'account.agent-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId, scope, teamIds, version } = data;
    await tx.em.query(
      `update account_link set agency_id = $2, team_ids = $3, version = $4
       where id = $1 and version < $4`,
      [accountId, scope.agencyId, teamIds, version],
    );
  }
}
