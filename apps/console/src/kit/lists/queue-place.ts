import type { Page } from '@palisade/kernel';

/** Where in a queue the open row stands. */
export interface QueuePlace<Row> {
  row: Row | null;
  index: number;
  /** Counted from one over all pages; null when the row is not on this page. */
  number: number | null;
  total: number;
  previous: Row | undefined;
  next: Row | undefined;
}

/** The place of a row; of one that is no longer there, the neighbours of where it last was. */
export function placeIn<Row extends { id: string }>(
  page: Page<Row> | undefined,
  openId: string | undefined,
  lastIndex: number,
): QueuePlace<Row> {
  const rows = page?.content ?? [];
  const found = rows.findIndex(({ id }) => id === openId);
  const index = found === -1 ? lastIndex : found;
  return {
    row: rows[found] ?? null,
    index,
    number: page && found !== -1 ? page.number * page.size + found + 1 : null,
    total: page?.totalElements ?? 0,
    previous: rows[index - 1],
    // The row that followed the one that is gone has taken its place.
    next: rows[found === -1 ? index : index + 1],
  };
}
