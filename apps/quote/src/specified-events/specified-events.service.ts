import { Injectable } from '@nestjs/common';
import type { Actor } from '@palisade/platform';
import { newId } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { checkHold } from '../domain/actions/underwrite-quote';
import { statusAfter } from '../domain/quote-status';
import type { SpecifiedEvent } from '../domain/specified-events';
import { eventOf, withEvent, withExclusion } from '../domain/specified-events';
import { QuoteActs } from '../quotes/quote-acts';
import { findQuote } from '../quotes/quote-rows';
import type { SpecifiedEventRequest } from './specified-events.dto';

/** The known events that the cover of a quote leaves out; the exclusion costs nothing. */
@Injectable()
export class SpecifiedEventsService {
  constructor(
    private readonly acts: QuoteActs,
    private readonly dataSource: DataSource,
  ) {}

  async list(quoteId: string, actor: Actor): Promise<SpecifiedEvent[]> {
    return (await findQuote(this.dataSource.manager, quoteId, actor)).specifiedEvents;
  }

  async add(
    quoteId: string,
    request: SpecifiedEventRequest,
    actor: Actor,
  ): Promise<SpecifiedEvent> {
    const event = { ...factsOf(request), id: newId() };
    await this.change(quoteId, actor, (known) => withEvent(known, event));
    return event;
  }

  async edit(
    { quoteId, eventId: id }: { quoteId: string; eventId: string },
    request: SpecifiedEventRequest,
    actor: Actor,
  ): Promise<SpecifiedEvent> {
    const event = { ...factsOf(request), id };
    await this.change(quoteId, actor, (known) => {
      eventOf(known, id);
      return withEvent(known, event);
    });
    return event;
  }

  remove({ quoteId, eventId }: { quoteId: string; eventId: string }, actor: Actor): Promise<void> {
    return this.change(quoteId, actor, (known) => {
      const gone = eventOf(known, eventId);
      return known.filter((event) => event !== gone);
    });
  }

  private change(
    quoteId: string,
    actor: Actor,
    decide: (known: SpecifiedEvent[]) => SpecifiedEvent[],
  ): Promise<void> {
    return this.acts.run(quoteId, actor, {
      action: 'changeSpecifiedEvents',
      decide: (quote, { now }) => {
        checkHold(quote, { userId: actor.userId, now });
        const specifiedEvents = decide(quote.specifiedEvents);
        return {
          status: statusAfter(quote.status, 'changeSpecifiedEvents'),
          specifiedEvents,
          terms: withExclusion(quote.terms, specifiedEvents),
          // What the policyholder was asked to sign is no longer what would be signed.
          signRequestedOn: null,
        };
      },
    });
  }
}

const factsOf = ({
  claimDescription = null,
  ...event
}: SpecifiedEventRequest): Omit<SpecifiedEvent, 'id'> => ({ ...event, claimDescription });
