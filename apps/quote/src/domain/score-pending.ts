/** A scan takes seconds; one that was heard nothing of for so long is not waited for. */
const OUT_MS = 15 * 60_000;

/** Whether a score is on its way that a quote may be rated by: its rating takes a newer one yet. */
export const isScorePending = (since: Date | null, isOpen: boolean, now: Date): boolean =>
  isOpen && since !== null && now.getTime() - since.getTime() < OUT_MS;
