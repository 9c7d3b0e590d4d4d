import { DomainError } from '@palisade/kernel';
import type { FactOrigins } from '../client-facts';

/** What an account says of its domain. */
export interface ScannedAccount {
  domainName: string | null;
  factOrigins: FactOrigins;
}

/** How a scan is asked for. */
export interface ScanRequest {
  /** Whoever asks answers for it that the domain is the insured's. */
  isDomainAttested?: boolean;
}

const REFUSED = 409;

/** Whether somebody answers for the domain: it was typed or attested, not found in a directory. */
export const isAttested = ({ factOrigins }: Pick<ScannedAccount, 'factOrigins'>): boolean =>
  ['TYPED', 'AGENT_ATTESTED'].includes(factOrigins.domainName?.source ?? '');

/**
 * The domain that a scan looks at; throws 409 without one, or where requests would go to a domain
 * for which nobody answers (domain.md §8, scan rule).
 */
export function scannedDomain(
  account: ScannedAccount,
  { isDomainAttested = false }: ScanRequest,
  asksOutside: (domain: string) => boolean,
): string {
  const { domainName } = account;
  if (domainName === null) {
    const detail = 'The domain of the company is not known. Enter it first.';
    throw new DomainError('NO_DOMAIN', detail, REFUSED);
  }
  if (asksOutside(domainName) && !isDomainAttested && !isAttested(account)) {
    const detail = `Nobody has attested yet that ${domainName} belongs to the insured.`;
    throw new DomainError('DOMAIN_NOT_ATTESTED', detail, REFUSED);
  }
  return domainName;
}
