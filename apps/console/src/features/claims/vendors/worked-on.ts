import type { ClaimsFile } from '../../../lib/api-types';

/** Whether a file is not at its end: until then vendors work on it, and are answered. */
export const isWorkedOn = ({ fileStatus }: Pick<ClaimsFile, 'fileStatus'>): boolean =>
  fileStatus === 'OPEN' || fileStatus === 'REOPENED';
