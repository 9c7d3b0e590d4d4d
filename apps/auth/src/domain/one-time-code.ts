import { DomainError, RetryLater } from '@palisade/kernel';

/** Digits of a code (Spec 1 §9). */
export const CODE_LENGTH = 6;
export const CODE_MS = 10 * 60_000;
/** Wrong codes after which a new one must be sent. */
export const MAX_CODE_TRIES = 5;
/** Codes that one link sends in a day to one network: a guess from there is right once in 10,000. */
export const MAX_CODES_A_DAY = 20;
/** The same to all networks that never showed a right one: a guess is right once in 1,000. */
export const MAX_CODES_OF_LINK_A_DAY = 200;
export const CODE_DAY_MS = 24 * 3_600_000;

/** What a link is for; the spelling is Spec 1 §3's, those from RETAIL on are ours. */
export const WORKFLOW_FLOWS = [
  'E_PAY',
  'SURPLUS_NOTICE',
  'QUOTE',
  'RETAIL',
  'POLICY',
  'CLAIM',
  'REINSTATE',
] as const;
export type WorkflowFlow = (typeof WORKFLOW_FLOWS)[number];

/** How a code goes out. */
export const CODE_WAYS = ['EMAIL', 'SMS'] as const;
export type CodeWay = (typeof CODE_WAYS)[number];

/** What decides over a link. */
export interface LinkState {
  expires: Date;
  ended: Date | null;
}

/** What decides over the code of a link. */
export interface CodeState {
  codeHash: string | null;
  codeExpires: Date | null;
  codeTries: number;
  /** Null: none was sent since this is kept. */
  codeWay: CodeWay | null;
}

/** How many codes were sent since when. */
export interface CodeCount {
  codesSent: number;
  codesSince: Date | null;
}

export const isOpen = ({ expires, ended }: LinkState, now: Date): boolean =>
  !ended && expires > now;

/** How many codes count as sent today once one more is sent; 429 when there were too many. */
export function nextCode(
  { codesSent, codesSince }: CodeCount,
  now: Date,
  most = MAX_CODES_A_DAY,
): { codesSent: number; codesSince: Date } {
  const waitMs = codesSince ? codesSince.getTime() + CODE_DAY_MS - now.getTime() : 0;
  if (!codesSince || waitMs <= 0) return { codesSent: 1, codesSince: now };
  if (codesSent >= most) {
    const detail = 'Too many codes were sent. Try again tomorrow.';
    throw new RetryLater('TOO_MANY_CODES', detail, 429, Math.ceil(waitMs / 1_000));
  }
  return { codesSent: codesSent + 1, codesSince };
}

/** Whether a code may still be tried at all. */
export const mayTry = (state: CodeState, now: Date): boolean =>
  state.codeHash !== null &&
  state.codeExpires !== null &&
  state.codeExpires > now &&
  state.codeTries < MAX_CODE_TRIES;

/** Whether the last code is still good where it went: then no other is sent that way. */
export const isGood = (state: CodeState, way: CodeWay, now: Date): boolean =>
  state.codeWay === way && mayTry(state, now);

/** The refusal of a code, right or wrong: all alike. */
export const wrongCode = (): DomainError =>
  new DomainError('CODE_REFUSED', 'Not able to authenticate the user.', 401);

/** The refusal of a text message to somebody without a telephone. */
export const noPhone = (): DomainError =>
  new DomainError('NO_PHONE', 'There is no telephone to send the code to.', 409);

/** A telephone of which only the last four digits can be read. */
export const maskedPhone = (phone: string): string => phone.replace(/\d(?=(?:\D*\d){4})/g, '*');

/** The refusal of a link that is unknown, ended or expired: all alike. */
export const deadWorkflow = (): DomainError =>
  new DomainError('NOT_FOUND', 'This link is not valid any more.', 404);
