/** The initials of a person in upper case, one of each name, at most four. */
export function initials(...names: (string | null)[]): string {
  const letters = names.flatMap((name) => (name ?? '').trim().match(/^\p{L}/u) ?? []);
  return letters.join('').toUpperCase().slice(0, 4);
}
