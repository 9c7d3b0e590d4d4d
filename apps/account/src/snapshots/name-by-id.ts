/** The names of rows, by their ids. */
export function nameById(rows: { id: string; name: string }[]): Map<string, string> {
  return new Map(rows.map((row) => [row.id, row.name]));
}
