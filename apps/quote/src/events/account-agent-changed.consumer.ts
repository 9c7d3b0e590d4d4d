import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountChangesService } from '../closing/account-changes.service';

const SAVE = `
  update account set agency_id = $2, team_ids = $3, agent = $4, version = $5
  where id = $1 and version < $5 returning id
`;

@Injectable()
export class AccountAgentChangedConsumer {
  constructor(private readonly changes: AccountChangesService) {}

  @Consumes('account.agent-changed.v1')
  async handle({ data }: CloudEvent<'account.agent-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId, agent, teamIds, previousAgencyId, scope, version } = data;
    const agencyId = scope.agencyId ?? agent?.agencyId ?? null;
    const kept = agent && JSON.stringify(agent);
    const told = [accountId, agencyId, teamIds, kept, version];
    const [saved] = (await tx.em.query(SAVE, told)) as [unknown[]];
    // What came later told of the agency already.
    if (!saved.length) return;
    if (previousAgencyId && previousAgencyId !== agencyId) {
      await this.changes.leaveAgency(tx, accountId, previousAgencyId);
    }
    await this.changes.handOver(tx, accountId, agencyId);
  }

  @Consumes('account.links-changed.v1')
  async handleLinks({ data }: CloudEvent<'account.links-changed.v1'>, tx: Tx): Promise<void> {
    await tx.em.query(
      'update account set aggregator_id = $2, version = $3 where id = $1 and version < $3',
      [data.accountId, data.aggregatorId, data.version],
    );
  }
}
