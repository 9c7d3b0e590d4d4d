import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes } from '@palisade/platform';
import { BindersService } from '../binders/binders.service';
import { saveConditions } from '../binders/issue-conditions';
import { EndorsementsService } from '../endorsements/endorsements.service';

@Injectable()
export class QuoteBoundConsumer {
  constructor(
    private readonly binders: BindersService,
    private readonly endorsements: EndorsementsService,
  ) {}

  @Consumes('quote.bound.v1')
  async handle({ data }: CloudEvent<'quote.bound.v1'>, tx: Tx): Promise<void> {
    const { quoteHead, subjectivities, signed, version } = data;
    if (quoteHead.kind === 'ENDORSEMENT') return this.endorsements.issueBound(tx, data);
    const { quoteId } = quoteHead;
    const signedAt = signed?.at ?? null;
    await saveConditions(tx.em, { quoteId, signedAt, subjectivities, version, isBinding: true });
    await this.binders.bind(tx, data);
  }
}
