import type { Quote } from '../../lib/api-types';
import { overRow } from '../../lib/row-versions';
import { createStore } from '../../lib/store';

/** What is shown of a quote until an act that can be taken back is sent and answered. */
export interface Foreseen {
  quoteId: string;
  shown: Partial<Quote>;
}

export const foreseenStore = createStore<readonly Foreseen[]>([]);

/** Shows a quote as it will be, whatever is read of it meanwhile; the answer ends that. */
export function foresee(one: Foreseen): () => void {
  foreseenStore.set([...foreseenStore.get(), one]);
  return () => foreseenStore.set(foreseenStore.get().filter((other) => other !== one));
}

/** A quote as it was read, under what is foreseen of it; a later act lies over an earlier one. */
export const withForeseen = (quote: Quote, all: readonly Foreseen[]): Quote =>
  all
    .filter(({ quoteId }) => quoteId === quote.id)
    .reduce((seen, { shown }) => overRow(seen, shown), quote);
