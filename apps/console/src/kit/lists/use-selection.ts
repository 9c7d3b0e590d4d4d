import { useState } from 'react';

/** The rows that a person has ticked, also those of pages turned away from. */
export interface Selection<Row> {
  rows: Row[];
  has: (id: string) => boolean;
  set: (rows: Row[], isChosen: boolean) => void;
  clear: () => void;
}

interface Kept<Row> {
  search: string;
  rows: ReadonlyMap<string, Row>;
}

/** What is ticked within one search: another search begins with nothing. */
export function useSelection<Row extends { id: string }>(
  search: string,
  shown: Row[] | undefined,
): Selection<Row> {
  const [kept, setKept] = useState<Kept<Row>>({ search, rows: new Map() });
  const chosen = kept.search === search ? kept.rows : new Map<string, Row>();
  const newest = new Map(shown?.map((row) => [row.id, row]));
  return {
    // What an act has changed is asked about as it is now.
    rows: [...chosen.values()].map((row) => newest.get(row.id) ?? row),
    has: (id) => chosen.has(id),
    set: (rows, isChosen) => {
      const next = new Map(chosen);
      for (const row of rows) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      setKept({ search, rows: next });
    },
    clear: () => setKept({ search, rows: new Map() }),
  };
}
