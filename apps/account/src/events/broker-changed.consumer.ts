import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountAgentService } from '../agents/account-agent.service';

@Injectable()
export class BrokerChangedConsumer {
  constructor(private readonly agents: AccountAgentService) {}

  @Consumes('policy.bor-changed.v1')
  async handle({ data }: CloudEvent<'policy.bor-changed.v1'>, tx: Tx): Promise<void> {
    const { scope, agencyId, agentEmail } = data;
    if (scope.accountId)
      await this.agents.followBroker(tx, scope.accountId, { agencyId, agentEmail });
  }
}
