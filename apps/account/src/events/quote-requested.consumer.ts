import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountStatusService } from '../accounts/account-status.service';

@Injectable()
export class QuoteRequestedConsumer {
  constructor(private readonly statuses: AccountStatusService) {}

  @Consumes('quote.requested.v1')
  async handle({ data }: CloudEvent<'quote.requested.v1'>, tx: Tx): Promise<void> {
    const { accountId } = data.scope;
    if (accountId) await this.statuses.apply(accountId, 'requestQuote', tx);
  }
}
