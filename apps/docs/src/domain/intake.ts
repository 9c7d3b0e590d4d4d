/** A header field of a mail; its name in lower case, its value on one line. */
export interface HeaderField {
  name: string;
  value: string;
}

/** A mail as far as its handling depends on it. */
export interface ArrivedMail {
  /** In lower case; null for a mail without a sender, which is how bounces come. */
  fromEmail: string | null;
  /** Whether the receiving host found that it is of that sender, and it names no other. */
  isProved: boolean;
  /** Fields of the header in their order. */
  fields: readonly HeaderField[];
  /** Bytes of the whole mail. */
  size: number;
}

/** Why a mail becomes no submission by itself. */
export const TRIAGE_REASONS = [
  'TOO_LARGE',
  'BOUNCE',
  'AUTO_REPLY',
  'UNPROVED',
  'LAID_ASIDE',
] as const;
export type TriageReason = (typeof TRIAGE_REASONS)[number];

const MIB = 1_048_576;

/** A mail is at most as large as a file that people bring. */
export const MAX_MAIL_BYTES = 25 * MIB;

const BOUNCERS = /^(mailer-daemon|postmaster)@/;

/** The last field of a name; undefined where there is none. */
const valueOf = (fields: ArrivedMail['fields'], name: string): string | undefined =>
  fields.findLast((field) => field.name === name)?.value;

/** What the receiving server wrote above all: to whom a mail goes back. */
const returnPathOf = (fields: ArrivedMail['fields']): string | undefined =>
  fields.find(({ name }) => name === 'return-path')?.value;

/**
 * RFC 3834: what a machine sent, and answers to nobody; then the older marks of absence notes. What a mail
 * says of answers to itself (`X-Auto-Response-Suppress`), and that a list passed it on, is no such mark.
 */
function isAutomatic(fields: ArrivedMail['fields']): boolean {
  const isOfList = valueOf(fields, 'list-id') ?? valueOf(fields, 'list-post');
  const machines = isOfList === undefined ? /^(bulk|junk|auto_reply)$/i : /^auto_reply$/i;
  return (
    (valueOf(fields, 'auto-submitted') ?? 'no').toLowerCase() !== 'no' ||
    machines.test(valueOf(fields, 'precedence') ?? '') ||
    returnPathOf(fields) === '<>' ||
    valueOf(fields, 'x-autoreply') !== undefined
  );
}

/** Why a mail is for people to look at; null for one that is a submission when its sender is known. */
export function triageOf({ fromEmail, isProved, fields, size }: ArrivedMail): TriageReason | null {
  if (size > MAX_MAIL_BYTES) return 'TOO_LARGE';
  const isReport = /multipart\/report/i.test(valueOf(fields, 'content-type') ?? '');
  if (fromEmail === null || BOUNCERS.test(fromEmail) || isReport) return 'BOUNCE';
  if (isAutomatic(fields)) return 'AUTO_REPLY';
  return isProved ? null : 'UNPROVED';
}
