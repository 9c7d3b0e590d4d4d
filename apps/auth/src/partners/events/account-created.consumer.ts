import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { OrganizationsService } from '../../people/organizations/organizations.service';
import { ClientAccountsService } from '../accountlinks/client-accounts.service';

@Injectable()
export class AccountCreatedConsumer {
  constructor(
    private readonly organizations: OrganizationsService,
    private readonly clients: ClientAccountsService,
  ) {}

  @Consumes('account.created.v1')
  async handle({ data }: CloudEvent<'account.created.v1'>, tx: Tx): Promise<void> {
    await this.organizations.createForAccount(data, tx);
    await this.clients.begin(data, tx);
  }
}
