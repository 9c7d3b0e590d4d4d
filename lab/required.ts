/** A value that must be there; where it is not, what it is gives the error its words. */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value == null) throw new Error(`There is no ${what}.`);
  return value;
}
