import type { PlainDate } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import { SPECIFIED_EVENTS_MAX } from './limits';
import type { QuoteTerms } from './quote-terms';

/** A known event that the cover of a quote leaves out. */
export interface SpecifiedEvent {
  id: string;
  claimNumber: string;
  claimName: string;
  claimDate: PlainDate;
  claimDescription: string | null;
}

const EXCLUSION = 'SPECIFIED_EVENT_EXCLUSION';

/** The events with one more, or with one in the place of its former self; 409 for too many. */
export function withEvent(known: SpecifiedEvent[], event: SpecifiedEvent): SpecifiedEvent[] {
  if (known.some(({ id }) => id === event.id)) {
    return known.map((one) => (one.id === event.id ? event : one));
  }
  if (known.length >= SPECIFIED_EVENTS_MAX) {
    const detail = `A quote leaves out at most ${SPECIFIED_EVENTS_MAX} events.`;
    throw new DomainError('TOO_MANY_EVENTS', detail, 409);
  }
  return [...known, event];
}

/** One of the events; 404 when the quote has no such. */
export function eventOf(known: SpecifiedEvent[], id: string): SpecifiedEvent {
  const event = known.find((one) => one.id === id);
  if (!event) throw new DomainError('EVENT_NOT_FOUND', 'Specified event not found.', 404);
  return event;
}

/** The terms with the exclusion of Spec 3 §2 while events are named, and without it while none is. */
export function withExclusion(terms: QuoteTerms, events: readonly SpecifiedEvent[]): QuoteTerms {
  const others = terms.coverages.filter(({ key }) => key !== EXCLUSION);
  const exclusion = events.length ? [{ key: EXCLUSION, limit: null } as const] : [];
  return { ...terms, coverages: [...others, ...exclusion] };
}

/** Changed terms, which keep the exclusion while events are named: who changes them does not name it. */
export const keptExclusion = (terms: QuoteTerms, events: readonly SpecifiedEvent[]): QuoteTerms =>
  events.length ? withExclusion(terms, events) : terms;
