import type { Company } from '../domain/company';
import type { CompanyCriteria } from '../domain/company-match';

/** A company that was looked for, with how well it fits (0 to 100). */
export interface FoundCompany {
  company: Company;
  match: number;
}

/** A directory that does not answer; an account is made all the same, of what is typed. */
export class DirectorySilence extends Error {}

/** A directory of companies; which one is asked is configured. */
export abstract class Firmographics {
  /** The companies that fit, the best first. */
  abstract search(criteria: CompanyCriteria): Promise<FoundCompany[]>;
  /** The company of an id; null when the directory has none, `DirectorySilence` while it is down. */
  abstract find(cbid: string): Promise<Company | null>;
}
