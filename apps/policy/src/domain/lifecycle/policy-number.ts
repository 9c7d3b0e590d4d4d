/** Spec 3 §3: P, two digits of the year, seven digits of the number within the year. */
export function policyNumber(year: number, count: number): string {
  return `P-${String(year % 100).padStart(2, '0')}-${String(count).padStart(7, '0')}`;
}
