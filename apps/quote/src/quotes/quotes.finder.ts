import { Injectable } from '@nestjs/common';
import type { Actor, Findable, FoundRow } from '@palisade/platform';
import { findRows } from '@palisade/platform';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { visibleQuotes } from './quote-rows';
import type { Quote } from './quote.entity';
import { NEVER_LISTED } from './shown-statuses';

/** How a quote is found: by its number, its client, and the mail or telephone of the client. */
export const findableQuotes = (em: EntityManager, actor: Actor): Findable<Quote> => ({
  visible: () =>
    visibleQuotes(em, actor).andWhere('quote.status <> all(:unlisted)', { unlisted: NEVER_LISTED }),
  id: 'quote.id',
  matches: 'quote.find_text like any(:patterns)',
  whole: `replace(lower(quote.quoteNumber), '-', '')`,
  newest: 'quote.modified',
});

@Injectable()
export class QuotesFinder {
  constructor(private readonly dataSource: DataSource) {}

  /** The quotes that a text means, the best first. */
  async find(search: string, actor: Actor): Promise<FoundRow[]> {
    const findable = findableQuotes(this.dataSource.manager, actor);
    const quotes = await findRows(this.dataSource, findable, search);
    return quotes.map(toFoundRow);
  }
}

const toFoundRow = ({ id, companyName, quoteNumber, product, status }: Quote): FoundRow => ({
  id,
  title: companyName,
  number: quoteNumber,
  detail: product,
  status,
});
