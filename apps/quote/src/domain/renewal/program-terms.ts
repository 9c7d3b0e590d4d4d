import type { MinorUnits } from '@palisade/kernel';
import { formatMoney, invalidField, REGIONS } from '@palisade/kernel';
import type { Market, ProgramName } from '@palisade/trade';
import { isProgram, programCredit, PROGRAMS, retentionOf } from '@palisade/trade';

/** The schedule rating of a term, and the program that it was rated by. */
export interface Scheduled {
  irpm: Record<string, number> | null;
  irpmNote: string | null;
  program: string | null;
}

/** What is rated where. */
interface Written {
  market: Market;
  state: string | null;
}

/** The program of a policy by its name; null for none that is known. */
export const programOf = (name: string | null): ProgramName | null =>
  name !== null && isProgram(name) ? name : null;

/**
 * The schedule rating of a renewal: the credit of the program that its policy is in; the credit of one that
 * it has left ends with the term, and what an underwriter gave is carried over.
 */
export function scheduledBy(
  program: ProgramName | null,
  { irpm, irpmNote, program: ratedBy }: Scheduled,
  written: Written,
): Omit<Scheduled, 'program'> {
  const credit = program && programCredit(program, written);
  if (credit) return { irpm: credit, irpmNote: program };
  return program === null && ratedBy !== null ? { irpm: null, irpmNote: null } : { irpm, irpmNote };
}

/** Throws 400 for a retention below the one that a program fixes. */
export function checkProgramTerms(
  program: ProgramName | null,
  retention: MinorUnits,
  pointer: string,
): void {
  if (program === null || retention >= retentionOf(program)) return;
  const least = formatMoney(retentionOf(program), REGIONS[PROGRAMS[program].region].currency);
  const detail = `The program ${program} has retentions from ${least} on.`;
  throw invalidField('PROGRAM_TERMS', detail, `${pointer}/deductible`);
}
