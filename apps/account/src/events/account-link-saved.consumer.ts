import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountAgentService } from '../accounts/account-agent.service';

@Injectable()
export class AccountLinkSavedConsumer {
  constructor(private readonly agents: AccountAgentService) {}

  @Consumes('account-link.saved.v1')
  async handle({ data }: CloudEvent<'account-link.saved.v1'>, tx: Tx): Promise<void> {
    await this.agents.follow(data, tx);
  }
}
