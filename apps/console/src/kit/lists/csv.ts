import { csvCell } from '@palisade/kernel';
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { Sheet } from './sheet';

/** A list as a file that spreadsheets open: as the server writes its own, with no cell run as a formula. */
export const writeCsv = ({ columns, rows }: Sheet): Blob =>
  new Blob(
    [
      stringify([columns.map(({ title }) => title), ...rows.map((row) => row.map(csvCell))], {
        quoted: true,
        quoted_empty: true,
        bom: true,
      }),
    ],
    { type: 'text/csv;charset=utf-8' },
  );
