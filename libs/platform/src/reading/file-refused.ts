import { DomainError } from '@palisade/kernel';

/** Why a file is not read: it is of another kind, damaged, stands for too much, or takes too much. */
export type RefusalReason = 'type' | 'broken' | 'content' | 'size' | 'time' | 'memory';

/** A file that is not read: 400 with a sentence that says what was found, or which limit it passes. */
export class FileRefused extends DomainError {
  constructor(
    readonly reason: RefusalReason,
    detail: string,
    code: Uppercase<string> = 'UNREADABLE_FILE',
  ) {
    super(code, detail, 400, [{ pointer: '/file', detail }]);
  }
}

/** The refusal of a file in which harmful code was found. */
export const harmfulFile = (): FileRefused =>
  new FileRefused('content', 'The file was refused: it holds harmful code.', 'HARMFUL_FILE');

/** Waits for a reading; a file of another kind is refused in the words of the call that took it. */
export async function orOfAnotherKind<T>(reading: Promise<T>, refusal: () => Error): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof FileRefused && error.reason === 'type' ? refusal() : error;
  }
}
