/** How large a request may be, and how long it and its answer may take. */
export interface Limits {
  readonly bodyBytes: number;
  /** For the body to arrive. */
  readonly bodyMs: number;
  /** For everything; without it only silence ends a call. */
  readonly totalMs?: number;
}

const MIB = 1_048_576;
const MINUTE_MS = 60_000;

const USUAL: Limits = { bodyBytes: MIB, bodyMs: MINUTE_MS };
const PORTFOLIO_MINUTES = 10;
const PORTFOLIO: Limits = {
  bodyBytes: 200 * MIB,
  bodyMs: PORTFOLIO_MINUTES * MINUTE_MS,
  totalMs: PORTFOLIO_MINUTES * MINUTE_MS,
};

/** A profile picture of 2 MB with what multipart wraps around it. */
const PICTURE: Limits = { bodyBytes: 3 * MIB, bodyMs: MINUTE_MS };

/** A document of 25 MB with what multipart wraps around it. */
const DOCUMENT: Limits = { bodyBytes: 26 * MIB, bodyMs: 5 * MINUTE_MS };
/** A batch of 5 MB, and a little more so that one too large is refused in its words. */
const BATCH: Limits = { bodyBytes: 8 * MIB, bodyMs: MINUTE_MS };

/** Calls that stream more than others may send. */
export const STREAMED: Readonly<Record<string, Limits>> = {
  '/api/rater/v1/portfolio': PORTFOLIO,
  '/api/user/v1/pic/initial': PICTURE,
  '/api/docs/v1/upload/doc': DOCUMENT,
  '/api/quote/v1/indications/batch': BATCH,
  '/api/bus/v1/bulkUpload': BATCH,
  '/api/bus/v1/bulkUpload/check': BATCH,
};

/** Whether the bodies of an address go through as they come; all others are small, and read first. */
export const isStreamed = (limits: Limits): boolean => limits !== USUAL;

/** The limits of an address. */
export const limitsOf = (url: string): Limits => STREAMED[url.split('?', 1)[0]] ?? USUAL;
