import type { Sheet, SheetFormat } from './sheet';

/** What writes a format is loaded when a file of it is asked for. */
const WRITERS: Record<SheetFormat, () => Promise<(sheet: Sheet) => Blob>> = {
  csv: async () => (await import('./csv')).writeCsv,
  xlsx: async () => (await import('./excel')).writeExcel,
};

/** Rows as a file. */
export const writeSheet = async (sheet: Sheet, format: SheetFormat): Promise<Blob> => {
  const write = await WRITERS[format]();
  return write(sheet);
};
