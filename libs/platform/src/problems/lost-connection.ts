/** When a call may be made again: while nothing of it was sent, or after it was cut off too. */
export type Repeat = 'unsent' | 'cut';

/** The connection could not be made: the call has not begun. */
const UNSENT = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** The connection broke under way: the call may have had its effect. */
const CUT = [...UNSENT, 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const LOST = [...CUT, 'SERVICE_SILENT'];

/** Whether a call failed because nobody is there, in a way that lets it be made again. */
export function isGone(error: unknown, repeat: Repeat): boolean {
  return (repeat === 'cut' ? CUT : UNSENT).includes(codeOf(error));
}

/** Whether a call failed because its process is gone or says nothing any more. */
export const isLost = (error: unknown): boolean => LOST.includes(codeOf(error));

/** The code of what went wrong with the connection; `fetch` keeps it one level deeper. */
function codeOf(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return String(cause?.code ?? code);
}
