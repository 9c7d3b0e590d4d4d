/** Whether a caller only wants to see what would happen (RFC 7240). */
export const isDryRun = (prefer: string | undefined): boolean =>
  (prefer ?? '').split(/[,;]/).some((wish) => wish.trim().toLowerCase() === 'dry-run');

/** Documents the header of calls that can be tried. */
export const DRY_RUN = {
  name: 'Prefer',
  required: false,
  description: '`dry-run` answers what would happen; nothing is saved.',
};
