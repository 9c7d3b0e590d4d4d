/** How a simulated tool behaves. */
export const MODES = ['well', 'hardened', 'revoked', 'busy', 'away', 'broken', 'slow'] as const;
export type Mode = (typeof MODES)[number];
