import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { saveConditions } from '../binders/issue-conditions';
import { IssueService } from '../binders/issue.service';

@Injectable()
export class QuoteChangedConsumer {
  constructor(private readonly issues: IssueService) {}

  @Consumes('quote.changed.v1')
  async handle({ data }: CloudEvent<'quote.changed.v1'>, tx: Tx): Promise<void> {
    const { quoteHead, subjectivities, version } = data;
    if (!subjectivities) return;
    const { quoteId } = quoteHead;
    await saveConditions(tx.em, { quoteId, signedAt: null, subjectivities, version });
    await this.issues.issueWhenReady(tx, quoteId);
  }
}
