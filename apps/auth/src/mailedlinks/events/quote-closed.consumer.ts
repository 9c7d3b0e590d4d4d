import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { WorkflowsService } from '../workflows/workflows.service';

type Closed = CloudEvent<
  'quote.invalidated.v1' | 'quote.declined.v1' | 'quote.lost.v1' | 'quote.expired.v1'
>;

/** The link to a quote dies with the quote. */
@Injectable()
export class QuoteClosedConsumer {
  constructor(private readonly workflows: WorkflowsService) {}

  @Consumes('quote.invalidated.v1', 'quote.declined.v1', 'quote.lost.v1', 'quote.expired.v1')
  async handle({ data }: Closed, tx: Tx): Promise<void> {
    await this.workflows.endLinksOfQuote(data.quoteHead.quoteId, tx);
  }
}
