import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

/** Less is not worth its work: it goes in one packet anyway. */
const WORTH_BYTES = 1_024;
const TEXT = /^(application\/json|text\/csv)\b/;

/**
 * Whether an answer goes out packed: lists in text, to callers that take gzip. A single row has a tag
 * that names its very bytes, a file has parts that are asked for by their bytes: both stay as they are.
 */
export function isPacked(
  { method, headers }: { method: string; headers: IncomingHttpHeaders },
  status: number,
  answer: IncomingHttpHeaders,
): boolean {
  const { 'content-type': type = '', 'content-length': length = WORTH_BYTES, etag } = answer;
  if (method !== 'GET' || status !== 200 || etag || answer['content-encoding']) return false;
  if (answer['accept-ranges']) return false;
  if (!TEXT.test(type) || Number(length) < WORTH_BYTES) return false;
  const [encoding] = new Negotiator({ headers }).encodings(['gzip', 'identity']);
  return encoding === 'gzip';
}

/** The headers of an answer that goes out packed. */
export function packedHeaders(answer: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'content-length': _, vary, ...rest } = answer;
  const depends = [vary, 'Accept-Encoding'].filter(Boolean).join(', ');
  return { ...rest, vary: depends, 'content-encoding': 'gzip' };
}
