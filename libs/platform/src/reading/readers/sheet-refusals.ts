import { FileRefused } from '../file-refused';

/** The refusal of a cell that is computed. */
export const hasFormulas = (): FileRefused =>
  new FileRefused('content', 'The file has formulas: save it with values in their place.');
