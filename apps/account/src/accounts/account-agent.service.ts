import { Injectable } from '@nestjs/common';
import type { EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { DomainClock } from '@palisade/platform';
import { publishAgentChanged } from './account-events';
import { Account } from './account.entity';
import { lockAccount } from './lock-account';

/** Moves accounts between agencies and their teams. */
@Injectable()
export class AccountAgentService {
  constructor(private readonly clock: DomainClock) {}

  /** Takes over a link, never an older one; 404, which a consumer repeats, before the account. */
  async follow(link: EventData<'account-link.saved.v1'>, tx: Tx): Promise<void> {
    const { accountId: id, agencyId, agent, teamIds, version } = link;
    const account = await lockAccount(tx, id);
    if (account.linkVersion >= version) return;
    const { agencyId: previousAgencyId, teamIds: previousTeamIds } = account;
    const change = { agencyId, teamIds, agent, linkVersion: version, modified: this.clock.now() };
    await tx.em.update(Account, { id }, change);
    await publishAgentChanged(tx, account, link);
    await tx.record({
      action: 'account.change-agent',
      subjectType: 'account',
      subjectId: id,
      before: { agencyId: previousAgencyId, teamIds: previousTeamIds },
      after: { agencyId, teamIds, agent: agent?.userId ?? null },
    });
  }
}
