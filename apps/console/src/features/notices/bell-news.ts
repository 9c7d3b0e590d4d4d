/** How many notices waited when it was last read, and whether that has changed since the first time. */
export interface Told {
  count: number;
  isNews: boolean;
}

/** What is told after a read: nothing with the page itself, and every change from then on. */
export function toldAfter(told: Told | undefined, count: number): Told {
  if (!told) return { count, isNews: false };
  return told.count === count ? told : { count, isNews: true };
}
