import { DomainError } from '@palisade/kernel';

const MAX_DEPTH = 64;

/**
 * Refuses a body that is nested so deep that validating it would exhaust the stack, or that holds
 * half a character, which no database column of ours takes.
 */
export function refuseUnfitJson(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length; depth++) {
    if (depth > MAX_DEPTH) {
      throw new DomainError('TOO_DEEP', `Nest the body at most ${MAX_DEPTH} levels deep.`, 400);
    }
    if (level.some(isBrokenText)) {
      throw new DomainError('BROKEN_TEXT', 'A text holds half a character.', 400);
    }
    level = level.flatMap(inside);
  }
}

const inside = (value: unknown): unknown[] =>
  value !== null && typeof value === 'object' ? Object.entries(value).flat() : [];

/** A surrogate without its other half (Unicode 3.9). */
const isBrokenText = (value: unknown): boolean =>
  typeof value === 'string' && /\p{Surrogate}/u.test(value);
