import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { saveConditions } from '../binders/issue-conditions';
import { IssueService } from '../binders/issue.service';

@Injectable()
export class QuoteSignedConsumer {
  constructor(private readonly issues: IssueService) {}

  @Consumes('quote.signed.v1')
  async handle({ data }: CloudEvent<'quote.signed.v1'>, tx: Tx): Promise<void> {
    const { quoteHead, signedAt, version } = data;
    const { quoteId } = quoteHead;
    await saveConditions(tx.em, { quoteId, signedAt, subjectivities: null, version });
    await this.issues.issueWhenReady(tx, quoteId);
  }
}
