import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { WorkflowsService } from '../workflows/workflows.service';

/** The link of the surplus lines broker dies when its notice is attested. */
@Injectable()
export class NoticeAttestedConsumer {
  constructor(private readonly workflows: WorkflowsService) {}

  @Consumes('quote.notice-attested.v1')
  async handle({ data }: CloudEvent<'quote.notice-attested.v1'>, tx: Tx): Promise<void> {
    await this.workflows.endLinksOfQuote(data.quoteHead.quoteId, tx, 'SURPLUS_NOTICE');
  }
}
