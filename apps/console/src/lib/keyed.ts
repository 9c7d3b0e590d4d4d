import { randomId } from './random-id';

/** The header by which a repeated call acts once; a fresh key where the caller keeps none. */
export const keyed = (key = randomId()) => ({ 'Idempotency-Key': key });
