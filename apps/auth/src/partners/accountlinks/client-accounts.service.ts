import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Clock } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { AccountLinkLetters } from './account-link-letters';
import { ClientAccount } from './client-account.entity';

/** Keeps who serves the accounts of insureds, as accounts tell. */
@Injectable()
export class ClientAccountsService {
  constructor(
    private readonly clock: Clock,
    private readonly letters: AccountLinkLetters,
  ) {}

  /** The link with which an account begins. */
  async begin(
    { insured, agent, scope, version }: EventData<'account.created.v1'>,
    { em }: Tx,
  ): Promise<void> {
    const agencyId = agent?.agencyId ?? scope.agencyId;
    const now = this.clock.now();
    await em.query(
      `insert into client_account (account_id, agency_id, user_id, team_ids, version, modified)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [insured.accountId, agencyId, agent?.userId ?? null, scope.teamIds, version, now],
    );
  }

  /** Follows what accounts tell of who serves an account, never an older event. */
  async follow(told: EventData<'account.agent-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId, agent, teamIds, scope, version } = told;
    const { agencyId } = scope;
    const userId = agent?.userId ?? null;
    const known = await lock(tx.em, accountId);
    if (known && known.version >= version) return;
    const link = { accountId, agencyId, userId, teamIds, version };
    await tx.em.save(ClientAccount, { ...link, modified: this.clock.now() });
    if (agencyId && known?.agencyId !== agencyId) {
      await this.letters.send({ accountId, agencyId, userId }, tx);
    }
  }
}

async function lock(em: EntityManager, accountId: string): Promise<ClientAccount | null> {
  const mode = 'pessimistic_write' as const;
  return em.findOne(ClientAccount, { where: { accountId }, lock: { mode } });
}
