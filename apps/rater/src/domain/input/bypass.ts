/** The terms of which underwriting:bypass-rules allows more than is sold (domain §1.2.1). */
export const BYPASSABLE = [
  'aggregateLimit',
  'retention',
  'waitingPeriod',
  'retroActivePeriod',
  'cyberCrimeLimit',
] as const;

export type BypassableTerm = (typeof BYPASSABLE)[number];

/** Whose terms may be beyond what is sold: all of a caller's, or those given by such a caller. */
export interface BypassRights {
  readonly mayBypass: boolean;
  readonly kept?: readonly string[];
}

/** What the answers of a risk cap stays capped (domain §5.13.31); what was given before that stays given. */
const CAPPED: readonly BypassableTerm[] = ['cyberCrimeLimit'];

/** Says what may be beyond what is sold, and gathers what is. */
export class Bypass {
  readonly used: BypassableTerm[] = [];

  constructor(private readonly rights: BypassRights) {}

  allows(term: BypassableTerm): boolean {
    const { mayBypass, kept } = this.rights;
    return (mayBypass && !CAPPED.includes(term)) || (kept?.includes(term) ?? false);
  }
}
