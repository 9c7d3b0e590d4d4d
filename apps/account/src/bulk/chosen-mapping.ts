import type { BulkColumn, BulkMapping } from '../domain/bulk/bulk-columns';
import { BULK_COLUMN_KEYS, mappingOf, notAnUpload } from '../domain/bulk/bulk-columns';

/** The columns that a person chose, in the order of the file; by the headings without a choice. */
export function chosenMapping(
  chosen: string | undefined,
  headings: readonly string[],
): BulkMapping {
  if (chosen === undefined) return mappingOf(headings);
  const keys = chosen.split(',');
  const unknown = keys.find((key) => key !== '' && !BULK_COLUMN_KEYS.includes(key as BulkColumn));
  if (unknown !== undefined) throw notAnUpload('NO_COLUMN', `There is no column "${unknown}".`);
  return headings.map((_, place) => (keys[place] ? (keys[place] as BulkColumn) : null));
}
