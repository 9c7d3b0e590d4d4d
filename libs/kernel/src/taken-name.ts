import { DomainError } from './domain-error';

/** A name that is asked for, and what has it already. */
export interface TakenName {
  code: Uppercase<string>;
  /** What is wrong, without a full stop. */
  says: string;
  asked: string;
  /** How it is written there; null for who may not see it. */
  known: string | null;
}

/** The refusal of a name of which there is one already; it tells how that is written otherwise. */
export function nameTaken({ code, says, asked, known }: TakenName): DomainError {
  const detail = known === null || known === asked ? `${says}.` : `${says}: ${known}.`;
  return new DomainError(code, detail, 409, [{ pointer: '/name', detail }]);
}
