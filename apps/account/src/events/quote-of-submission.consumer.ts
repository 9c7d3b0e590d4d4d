import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { AccountStatusService } from '../accounts/account-status.service';
import { declinedWithQuote } from '../domain/submissions/declination';
import { WholesaleRequest } from '../snapshots/wholesale-request.entity';
import { SubmissionQuotesService } from '../submissions/submission-quotes.service';
import { saveQuoteOfAccount } from './quote-of-account.consumer';

/** A submission goes as its quotes go. */
@Injectable()
export class QuoteOfSubmissionConsumer {
  constructor(
    private readonly submissions: SubmissionQuotesService,
    private readonly statuses: AccountStatusService,
  ) {}

  @Consumes('quote.released.v1')
  async release({ data }: CloudEvent<'quote.released.v1'>, tx: Tx): Promise<void> {
    await saveQuoteOfAccount(tx, data);
    const { totalPremium: premium, currency } = data.charges;
    const price = { premium, currency };
    await this.submissions.follow(tx, data.quoteHead.submissionId, { action: 'release', price });
  }

  @Consumes('quote.lost.v1')
  async lose({ data }: CloudEvent<'quote.lost.v1'>, tx: Tx): Promise<void> {
    await saveQuoteOfAccount(tx, data);
    await this.submissions.follow(tx, data.quoteHead.submissionId, { action: 'lose' });
  }

  /** An underwriter may decline the submission, or the account, with a quote. */
  @Consumes('quote.declined.v1')
  async decline({ data }: CloudEvent<'quote.declined.v1'>, tx: Tx): Promise<void> {
    await saveQuoteOfAccount(tx, data);
    const { reason, reasonSummary, alsoDeclined = [], quoteHead, scope } = data;
    const declination = declinedWithQuote(reason, reasonSummary);
    const isMeant = alsoDeclined.includes('SUBMISSION');
    const step = { action: 'decline', declination, isMeant } as const;
    await this.submissions.follow(tx, quoteHead.submissionId, step);
    if (!scope.accountId || !alsoDeclined.includes('ACCOUNT')) return;
    await this.statuses.apply(scope.accountId, 'decline', tx, reason);
  }

  /** Quotes that were asked to be bound stand in a list of their own. */
  @Consumes('quote.changed.v1')
  async ask({ data, time }: CloudEvent<'quote.changed.v1'>, tx: Tx): Promise<void> {
    await saveQuoteOfAccount(tx, data);
    const { quoteHead, scope, action } = data;
    if (action !== 'requestToBind' || !scope.accountId) return;
    const row = { id: quoteHead.quoteId, accountId: scope.accountId, requested: new Date(time) };
    await tx.em.upsert(WholesaleRequest, row, ['id']);
  }
}
