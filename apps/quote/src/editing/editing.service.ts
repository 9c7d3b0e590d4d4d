import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Caller } from '../quotes/caller';
import { findQuote } from '../quotes/quote-rows';
import { DraftEditingService } from './draft-editing.service';
import type { EditQuoteRequest } from './editing.dto';
import { IndicationEditingService } from './indication-editing.service';

/** Changes what was asked for, until a quote has its price; then another one takes its place. */
@Injectable()
export class EditingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly drafts: DraftEditingService,
    private readonly indications: IndicationEditingService,
  ) {}

  async edit(id: string, request: EditQuoteRequest, caller: Caller): Promise<void> {
    const { status } = await findQuote(this.dataSource.manager, id, caller.actor);
    const way = status === 'INDICATION' ? this.indications : this.drafts;
    await way.edit(id, request, caller);
  }
}
