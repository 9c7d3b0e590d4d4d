import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountFactsService } from '../accounts/account-facts.service';
import { saveQuoteOfAccount } from './quote-of-account.consumer';
import { CarrierOfAccount } from '../snapshots/carrier-of-account.entity';
import { AccountStatusService } from '../accounts/account-status.service';
import { SubmissionQuotesService } from '../submissions/submission-quotes.service';

@Injectable()
export class QuoteBoundConsumer {
  constructor(
    private readonly facts: AccountFactsService,
    private readonly statuses: AccountStatusService,
    private readonly submissions: SubmissionQuotesService,
  ) {}

  @Consumes('quote.bound.v1')
  async handle({ data, time }: CloudEvent<'quote.bound.v1'>, tx: Tx): Promise<void> {
    const { insured, contact, carrierId } = data;
    await saveQuoteOfAccount(tx, data);
    await this.submissions.follow(tx, data.quoteHead.submissionId, { action: 'bind' });
    const { accountId } = insured;
    await tx.em
      .createQueryBuilder()
      .insert()
      .into(CarrierOfAccount)
      .values({ carrierId, accountId })
      .orIgnore()
      .execute();
    await this.statuses.keep(accountId, tx);
    await this.facts.takeContact(accountId, contact, new Date(time), tx);
  }
}
