import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

const CSV = 'text/csv';
/** What a type is told closer by, as its charset; its weight stays. */
const PARAMETERS = /;\s*(?!q=)[^;,]*/g;

/** Whether a list is wanted as CSV rather than JSON, by the weights of `Accept` (RFC 9110 §12.5.1). */
export function wantsCsv(headers: IncomingHttpHeaders): boolean {
  const accept = headers.accept?.toLowerCase().replace(PARAMETERS, '') ?? '';
  if (!accept.includes(CSV)) return false;
  return new Negotiator({ headers: { accept } }).mediaType(['application/json', CSV]) === CSV;
}
