/** Spec 2 §3: C, two digits of the year, seven digits of the number within the year. */
export function claimNumber(year: number, count: number): string {
  return `C-${String(year % 100).padStart(2, '0')}-${String(count).padStart(7, '0')}`;
}
