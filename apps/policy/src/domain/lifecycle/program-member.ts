import { DomainError } from '@palisade/kernel';
import type { ProgramName, ProgramRisk } from '@palisade/trade';
import { programRefusal } from '@palisade/trade';
import type { PolicyAction } from './policy-status';

/** A policy as its program reads it. */
export interface ProgramMember extends ProgramRisk {
  program: ProgramName | null;
}

/** Throws 409 where a policy cannot be put in a program of its agency. */
export function checkAdded(
  policy: ProgramMember,
  name: ProgramName,
  programsOfAgency: readonly string[],
): void {
  if (policy.program !== null) {
    const detail = `The policy is in the program ${policy.program} already.`;
    throw new DomainError('PROGRAM_ADDED', detail, 409);
  }
  if (!programsOfAgency.includes(name)) {
    const detail = `The agency of the policy does not have the program ${name}.`;
    throw new DomainError('PROGRAM_NOT_OF_AGENCY', detail, 409);
  }
  const refusal = programRefusal(name, policy);
  if (refusal) throw new DomainError('PROGRAM_REFUSED', refusal, 409);
}

/** Throws 409 where a policy is not in the program that it is to leave. */
export function checkRemoved({ program }: Pick<ProgramMember, 'program'>, name: ProgramName): void {
  if (program === name) return;
  throw new DomainError('NOT_IN_PROGRAM', `The policy is not in the program ${name}.`, 409);
}

/** Whether an action on the program is one that its policy can take. */
export function fitsProgram(
  action: PolicyAction,
  { program }: Pick<ProgramMember, 'program'>,
): boolean {
  if (action === 'addToProgram') return program === null;
  return action !== 'removeFromProgram' || program !== null;
}
