import { DomainError } from '@palisade/kernel';

const MAX_DEPTH = 64;

/** Refuses a body that is nested so deep that validating it would exhaust the stack. */
export function refuseDeepJson(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length; depth++) {
    if (depth > MAX_DEPTH) {
      throw new DomainError('TOO_DEEP', `Nest the body at most ${MAX_DEPTH} levels deep.`, 400);
    }
    level = level.flatMap((value) =>
      value !== null && typeof value === 'object' ? (Object.values(value) as unknown[]) : [],
    );
  }
}
