import { DomainError } from '@palisade/kernel';

const MAX_DEPTH = 64;
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Refuses a body that is nested so deep that validating it would exhaust the stack, or that holds
 * half a character, which no database column of ours takes.
 */
export function refuseUnfitJson(body: unknown): void {
  refuseUnfit(body, 0);
}

/** Every call passes here, so nothing is made of what is only looked at. */
function refuseUnfit(value: unknown, depth: number): void {
  if (depth > MAX_DEPTH) {
    throw new DomainError('TOO_DEEP', `Nest the body at most ${MAX_DEPTH} levels deep.`, 400);
  }
  if (typeof value === 'string') refuseBroken(value);
  else if (Array.isArray(value)) for (const item of value) refuseUnfit(item, depth + 1);
  else if (typeof value === 'object' && value !== null) {
    for (const key of Object.keys(value)) {
      refuseBroken(key);
      refuseUnfit((value as Record<string, unknown>)[key], depth + 1);
    }
  }
}

/** A surrogate without its other half (Unicode 3.9). */
function refuseBroken(text: string): void {
  if (ASCII.test(text) || !/\p{Surrogate}/u.test(text)) return;
  throw new DomainError('BROKEN_TEXT', 'A text holds half a character.', 400);
}
