import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import type { EntityManager } from 'typeorm';
import { Account } from '../snapshots/account.entity';
import { saveServing } from '../snapshots/save-links';
import { changePolicy } from './change-policy';
import { publishChanged } from './policy-events';
import { Policy } from './policy.entity';

/** Binders and policies are served by the agency of their account of today. */
@Injectable()
export class AgencyChangesService {
  constructor(private readonly clock: DomainClock) {}

  /** Hands the policies of an account over to its new agency; nothing else of them changes. */
  async follow(tx: Tx, told: EventData<'account.agent-changed.v1'>): Promise<void> {
    const { accountId: id, agent, teamIds, scope, version } = told;
    await saveServing(tx, { id, agencyId: scope.agencyId, teamIds, version });
    const { agencyId, version: latest } = await tx.em.findOneByOrFail(Account, { id });
    if (latest > version) return;
    const now = this.clock.now();
    const policies = await tx.em.find(Policy, {
      where: { accountId: id },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const policy of policies) {
      const isHandedOver = policy.agencyId !== agencyId;
      const change = { action: 'changeAgency' as const, patch: { agencyId, agent }, now };
      const changed = isHandedOver ? await changePolicy(tx, policy, change) : policy;
      // Also where only the teams are others: those who keep the scope of a policy hear of it.
      await publishChanged(tx, changed, change);
    }
  }
}

/** The agency that a new binder belongs to: that of the account, where account has told of it. */
export async function servingAgency(
  em: EntityManager,
  accountId: string,
  quotedBy: string | null,
): Promise<string | null> {
  const account = await em.findOneBy(Account, { id: accountId });
  return account?.agencyTold ? account.agencyId : quotedBy;
}
