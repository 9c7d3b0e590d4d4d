import { getDomain } from 'tldts';

/** Whether a domain is somebody's own: below `github.io` or `co.uk` are many others (publicsuffix.org). */
export const isOwnDomain = (domain: string): boolean =>
  getDomain(domain, { allowPrivateDomains: true }) !== null;
