import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';

const TABLE = 'apps/console/dialogs.csv';

/**
 * What a dialog does, filled in where it asks for something: the operations that its button calls, the
 * sentence that the person reads once, and what is on the page then (`closes`, `stays`, or the title of
 * the next dialog).
 */
export interface DialogRow {
  dialog: string;
  sends: string;
  says: string;
  then: string;
}

/** The dialogs of the registry, kept by hand. */
export const DIALOG_ROWS = parse<DialogRow>(readFileSync(TABLE), { columns: true });
