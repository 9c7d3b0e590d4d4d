import type { Observations } from '../domain/risk/signals';

/** Looks at a company's domain from outside; which checks run is chosen in app.module.ts. */
export abstract class DomainChecks {
  /** What was seen of a domain; nothing when it was not looked at. */
  abstract check(domainName: string): Promise<Observations>;
}
