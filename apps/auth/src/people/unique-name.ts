import { nameTaken } from '@palisade/kernel';
import { isUniqueViolation } from '@palisade/platform';

/** How a name is refused that another has already. */
export interface NameRefusal {
  code: Uppercase<string>;
  /** What is wrong, without a full stop. */
  says: string;
  asked: string;
  /** Which one has it, however it is written there. */
  alike: () => Promise<{ name: string } | null>;
}

/** Gives something a name of which there is one; 409 with the name of the one that there is. */
export async function withUniqueName<T>(
  { alike, ...refusal }: NameRefusal,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw nameTaken({ ...refusal, known: (await alike())?.name ?? null });
  }
}
