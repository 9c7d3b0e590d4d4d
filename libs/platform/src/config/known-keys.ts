/** The key of a machine that somebody develops on. */
export const DEVELOPMENT_KEY = Buffer.alloc(32, 'palisade-development-only-key');

/** The secret of services there. */
export const DEVELOPMENT_SECRET = Buffer.alloc(32, 'palisade-development-only-secret');

/** What everybody can read here: those of above, and those that the compose file used to show. */
export const KNOWN_KEYS = [
  DEVELOPMENT_KEY,
  DEVELOPMENT_SECRET,
  Buffer.from('try-out-only-encryption-key-32.!'),
  Buffer.from('try-out-only-service-secret-32.!'),
];
