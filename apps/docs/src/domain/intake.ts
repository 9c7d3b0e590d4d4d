/** A mail as far as its handling depends on it. */
export interface ArrivedMail {
  /** In lower case; null for a mail without a sender, which is how bounces come. */
  fromEmail: string | null;
  /** Headers by their names in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Bytes of the whole mail. */
  size: number;
}

/** Why a mail becomes no submission by itself. */
export const TRIAGE_REASONS = ['TOO_LARGE', 'BOUNCE', 'AUTO_REPLY'] as const;
export type TriageReason = (typeof TRIAGE_REASONS)[number];

const MIB = 1_048_576;

/** A mail is at most as large as a file that people bring. */
export const MAX_MAIL_BYTES = 25 * MIB;

const BOUNCERS = /^(mailer-daemon|postmaster)@/;

/** RFC 3834: what a machine sent; then the older marks of mailing lists and absence notes. */
const isAutomatic = (headers: ArrivedMail['headers']): boolean =>
  (headers['auto-submitted'] ?? 'no').toLowerCase() !== 'no' ||
  /^(bulk|list|junk|auto_reply)$/i.test(headers.precedence ?? '') ||
  'x-autoreply' in headers ||
  'x-auto-response-suppress' in headers;

/** Why a mail is for people to look at; null for one that is a submission when its sender is known. */
export function triageOf({ fromEmail, headers, size }: ArrivedMail): TriageReason | null {
  if (size > MAX_MAIL_BYTES) return 'TOO_LARGE';
  const isReport = /multipart\/report/i.test(headers['content-type'] ?? '');
  if (fromEmail === null || BOUNCERS.test(fromEmail) || isReport) return 'BOUNCE';
  return isAutomatic(headers) ? 'AUTO_REPLY' : null;
}
