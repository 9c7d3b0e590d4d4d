import type { MinorUnits } from '@palisade/kernel';
import { DomainError } from '@palisade/kernel';
import type { FileAction } from '../file-status';
import type { Book, ClaimLife } from './book';

/** What the role of a person may decide alone, in the currency of the policy; up to and with it. */
export interface Authority {
  /** The total reserve of a claim. */
  reserve: MinorUnits;
  payment: MinorUnits;
  /** May excuse that an event was told of too late. */
  mayExcuse: boolean;
}

/** Of a role that nobody has given any. */
export const NO_AUTHORITY: Authority = { reserve: 0, payment: 0, mayExcuse: false };

/** Who acts. */
export interface ActBy {
  by: string;
  authority: Authority;
}

/** What the claims of the policy are when an act is done to one of them. */
export interface ActOn extends ActBy {
  book: Book;
}

/** One act of the life of a claim. */
export interface ActRule<Wish> {
  /** Its row of the table of statuses. */
  action: FileAction;
  /** Throws what refuses it, the status apart. */
  check: (claim: ClaimLife, wish: Wish, on: ActOn) => void;
  /** The claim after it, its status apart. */
  apply: (claim: ClaimLife, wish: Wish, on: ActOn) => ClaimLife;
}

/** An act that the rules refuse. */
export const refusal = (code: Uppercase<string>, detail: string): DomainError =>
  new DomainError(code, detail, 409);

/** What no rule refuses. */
export const always = (): void => undefined;
