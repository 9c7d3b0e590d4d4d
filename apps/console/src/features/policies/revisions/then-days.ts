/** The end of a day as people read their clock, or now where that has not come; undefined for no day. */
export function instantOf(day: string, now: Date): string | undefined {
  if (!day) return undefined;
  const end = new Date(`${day}T23:59:59.999`);
  return end < now ? end.toISOString() : undefined;
}
