import { randomHex } from '../process/ids';

const TRACE_ID_BYTES = 16;
const SPAN_ID_BYTES = 8;
const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/** Where a request stands in its trace (W3C Trace Context). */
export interface TraceContext {
  traceId: string;
  /** The header for the calls that this request makes. */
  traceparent: string;
}

/** Goes on with the caller's trace, or begins one when its header is absent or malformed. */
export function continueTrace(header: unknown): TraceContext {
  const given = typeof header === 'string' ? TRACEPARENT.exec(header) : null;
  const traceId = given?.[1] ?? randomHex(TRACE_ID_BYTES);
  const span = randomHex(SPAN_ID_BYTES);
  return { traceId, traceparent: `00-${traceId}-${span}-${given?.[2] ?? '00'}` };
}
