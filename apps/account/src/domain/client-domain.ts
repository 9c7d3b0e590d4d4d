import { isHostname } from '@palisade/kernel';

// Spec 3 §5, domains.
const REQUIRED = 'Please enter a domain name.';
const INVALID = 'Invalid Domain! Try a different domain name.';
const ONLY_ONE = 'Only enter one domain';

/** Domains of mail for everybody: whoever writes from one has none of the own. */
const SHARED_BY_ALL: readonly string[] = [
  'aol.com',
  'btinternet.com',
  'comcast.net',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hotmail.co.uk',
  'hotmail.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'yahoo.co.uk',
  'yahoo.com',
];

/** A domain as it is stored: in lower case, without scheme, path and the `www.` of a site. */
export const storedDomain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/^www\./, '');

/** What is wrong with a domain as the own one of a company; null when nothing is. */
export function domainProblem(text: string, isBlocked: (domain: string) => boolean): string | null {
  const domain = storedDomain(text);
  if (domain === '') return REQUIRED;
  if (/[\s,;]/.test(domain)) return ONLY_ONE;
  const isOwn = isHostname(domain) && !SHARED_BY_ALL.includes(domain);
  return isOwn && !isBlocked(domain) ? null : INVALID;
}
