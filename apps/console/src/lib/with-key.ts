import type { SubmitKey } from './submit-key';

/** The header by which a call that is sent again acts once. */
export const withKey = (key: SubmitKey) => ({ 'Idempotency-Key': key });

/** The headers of a call that only computes: it changes nothing, however often it is sent. */
export const COMPUTES = {};

/** The headers of a call that answers a token: under a key its repeat would be refused one. */
export const ANSWERS_TOKEN = {};
