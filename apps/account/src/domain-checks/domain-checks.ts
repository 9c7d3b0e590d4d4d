import type { OnProgress } from '@palisade/platform';
import type { Finding } from '../domain/scan/finding';

/** How a domain is looked at. */
export interface CheckOrder {
  /** Ports are tried only with the recorded consent of the insured. */
  hasPortConsent: boolean;
  onProgress: OnProgress;
}

/** Looks at a company's domain from outside; which checks run is chosen in app.module.ts. */
export abstract class DomainChecks {
  /** Whether looking at a domain sends requests to anybody. */
  abstract asksOutside(domainName: string): boolean;
  /** What was found out of a domain; a signal that could not be found out is absent. */
  abstract check(domainName: string, order: CheckOrder): Promise<Finding[]>;
}
