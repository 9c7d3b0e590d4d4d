import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountFactsService } from '../accounts/account-facts.service';
import { saveQuoteOfAccount } from './quote-of-account.consumer';
import { AccountStatusService } from '../accounts/account-status.service';

@Injectable()
export class QuoteBoundConsumer {
  constructor(
    private readonly facts: AccountFactsService,
    private readonly statuses: AccountStatusService,
  ) {}

  @Consumes('quote.bound.v1')
  async handle({ data, time }: CloudEvent<'quote.bound.v1'>, tx: Tx): Promise<void> {
    const { insured, contact } = data;
    await saveQuoteOfAccount(tx, data);
    await this.statuses.keep(insured.accountId, tx);
    await this.facts.takeContact(insured.accountId, contact, new Date(time), tx);
  }
}
