import { createStore } from './store';

/** What fails in a row, and since then nothing went well. */
export interface Trouble {
  /** Reads that nobody answered. */
  reads: number;
  /** Looks at the version that said that the servers are down. */
  looks: number;
}

/** One slow answer is no outage: so many must fail in a row before anybody is told. */
const TOLD_AFTER = 3;
const NOTHING: Trouble = { reads: 0, looks: 0 };
const UNANSWERED = [502, 503, 504];

export const troubleStore = createStore(NOTHING);

export const isTold = ({ reads, looks }: Trouble): boolean =>
  reads >= TOLD_AFTER || looks >= TOLD_AFTER;

/** Whether something failed that nothing has disproved yet. */
export const isSuspected = ({ reads, looks }: Trouble): boolean => reads + looks > 0;

/** Follows how a read ended: by the status of its answer, or null when none came. */
export function noteRead(status: number | null): void {
  const trouble = troubleStore.get();
  if (status === null || UNANSWERED.includes(status)) {
    troubleStore.set({ ...trouble, reads: trouble.reads + 1 });
  } else if (trouble.reads > 0) {
    troubleStore.set({ ...trouble, reads: 0 });
  }
}

/** Follows what a look at the version said. */
export function noteLook(isUp: boolean): void {
  troubleStore.set(isUp ? NOTHING : { ...troubleStore.get(), looks: troubleStore.get().looks + 1 });
}
