import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountFactsService } from '../accounts/account-facts.service';
import { AccountStatusService } from '../accounts/account-status.service';
import { SubmissionQuotesService } from '../submissions/submission-quotes.service';
import { saveQuoteOfAccount } from './quote-of-account.consumer';

@Injectable()
export class QuoteRequestedConsumer {
  constructor(
    private readonly statuses: AccountStatusService,
    private readonly facts: AccountFactsService,
    private readonly submissions: SubmissionQuotesService,
  ) {}

  @Consumes('quote.requested.v1')
  async handle({ data, time }: CloudEvent<'quote.requested.v1'>, tx: Tx): Promise<void> {
    const { accountId } = data.scope;
    if (!accountId) return;
    await saveQuoteOfAccount(tx, data);
    await this.statuses.takeQuote(accountId, new Date(time), tx);
    const { quoteId, submissionId } = data.quoteHead;
    await this.submissions.follow(tx, submissionId, { action: 'takeQuote' });
    const told = { answers: data.securityAnswers, quoteId, at: new Date(time) };
    await this.facts.takeAnswers(accountId, told, tx);
  }
}
