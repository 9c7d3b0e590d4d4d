import type { FileAges } from '../domain/desk';

/** How many open files of a handler are how old, by the days on which they were reported. */
export class FileAgesResponse implements FileAges {
  upTo30: number;
  upTo90: number;
  upTo180: number;
  older: number;
}

/** The open files of one handler. */
export class HandlerDesk {
  handlerId: string;
  handlerName: string | null;
  open: number;
  ages: FileAgesResponse;
  /** Entries of diaries whose day has passed, of the handler's open files. */
  missed: number;
}

/** What a role may decide alone, up to and with it, in the currency of the policy. */
export class RoleAuthorityResponse {
  roleName: string;
  reserve: number;
  payment: number;
  /** May excuse that an event was told of too late. */
  mayExcuse: boolean;
}

/** A claim on which another person decides. */
export class WaitingClaim {
  claimId: string;
  claimNumber: string;
  insuredName: string;
  /** Changes of reserves that wait. */
  reserves: number;
  /** Payments that are asked for. */
  payments: number;
}

/** What the head of claims looks at first. */
export class ClaimsDeskResponse {
  handlers: HandlerDesk[];
  authority: RoleAuthorityResponse[];
  /** The first hundred by their numbers. */
  waiting: WaitingClaim[];
  /** How many wait in all. */
  waitingTotal: number;
}
