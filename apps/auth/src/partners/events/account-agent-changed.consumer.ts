import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { ClientAccountsService } from '../accountlinks/client-accounts.service';

@Injectable()
export class AccountAgentChangedConsumer {
  constructor(private readonly clients: ClientAccountsService) {}

  @Consumes('account.agent-changed.v1')
  async handle({ data }: CloudEvent<'account.agent-changed.v1'>, tx: Tx): Promise<void> {
    await this.clients.follow(data, tx);
  }
}
