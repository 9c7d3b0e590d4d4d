import type { ComponentType } from 'react';
import type { SubmitKey } from '../../../lib/submit-key';

/** What can be done with several rows of a list at once: a call for each, each under its own key. */
export interface BulkAction<Row> {
  key: string;
  label: string;
  isDanger?: boolean;
  isOffered: (row: Row) => boolean;
  /** What is asked once for all of them; the rows are merely confirmed when left out. */
  fields?: ComponentType;
  /** Other names of the fields in the calls. */
  aliases?: Readonly<Record<string, string>>;
  /** What stands in the fields when they open. */
  initialValues?: object;
  run: (row: Row, key: SubmitKey, values: object) => Promise<unknown>;
  /** After the last of them, when at least one was done. */
  onDone?: () => unknown;
}
