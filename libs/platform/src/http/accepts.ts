import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

const CSV = 'text/csv';

/** Whether a list is wanted as CSV rather than JSON, by the weights of `Accept` (RFC 9110 §12.5.1). */
export function wantsCsv(headers: IncomingHttpHeaders): boolean {
  if (!headers.accept?.includes(CSV)) return false;
  return new Negotiator({ headers }).mediaType(['application/json', CSV]) === CSV;
}
