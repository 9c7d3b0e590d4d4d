import type { SelectQueryBuilder } from 'typeorm';
import { QuoteHistory } from './quote-history.entity';
import type { QuoteSearchQuery } from './quote-requests.dto';
import type { Quote } from './quote.entity';

type Turned = Pick<
  QuoteSearchQuery,
  'became' | 'becameBy' | 'becameFor' | 'becameAfter' | 'becameBefore'
>;

/** Narrows quotes to those that were referred, released or turned down: by whom, why and when. */
export function turned(query: SelectQueryBuilder<Quote>, asked: Turned): SelectQueryBuilder<Quote> {
  const { became, becameBy, becameFor, becameAfter, becameBefore } = asked;
  if (!became?.length && !becameBy && !becameFor && !becameAfter && !becameBefore) return query;
  const steps = query
    .subQuery()
    .select('step.quoteId')
    .from(QuoteHistory, 'step')
    .where('step.became is not null');
  if (became?.length) steps.andWhere('step.became in (:...became)');
  if (becameBy) steps.andWhere('step.actorId = :becameBy');
  if (becameFor) steps.andWhere(':becameFor = any(step.reasons)');
  if (becameAfter) steps.andWhere('step.occurred >= :becameAfter');
  if (becameBefore) steps.andWhere('step.occurred <= :becameBefore');
  return query.andWhere(`quote.id in ${steps.getQuery()}`, {
    became,
    becameBy,
    becameFor,
    becameAfter,
    becameBefore,
  });
}
