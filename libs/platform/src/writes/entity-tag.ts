import type { RowState } from '../context/row-state';

const TAG = /^"([^"]{1,100})-(\d{1,9})"$/;

/** The strong entity tag of a row's state. */
export const tagOf = ({ id, changes }: RowState): string => `"${id}-${changes}"`;

/** Reads `If-Match`; undefined for none and for `*`, null for one that is no tag of ours. */
export function readTag(header: string | undefined): RowState | null | undefined {
  if (header === undefined || header.trim() === '*') return undefined;
  const match = TAG.exec(header.trim());
  return match && { id: match[1], changes: Number(match[2]) };
}
