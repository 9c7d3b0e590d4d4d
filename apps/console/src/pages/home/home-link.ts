import type { NavigationEntry } from '../../app/navigation-entry';

/** Where the rows are that a number counts. */
interface Proof {
  list: string;
  query: string;
}

/**
 * The address of the list that proves a number; none where the person has no such place. The team is
 * left to the header, which every list asks by.
 */
export function proofHref(
  { list, query }: Proof,
  { basePath, places }: { basePath: string; places: readonly Pick<NavigationEntry, 'path'>[] },
): string | undefined {
  if (!places.some(({ path }) => list === path || list.startsWith(`${path}/`))) return undefined;
  const params = new URLSearchParams(query);
  params.delete('teamId');
  return `${basePath}/${list}${params.size > 0 ? `?${params}` : ''}`;
}
