import { TEXT_LIMITS } from './text-limits';

// One @, a local part and a domain with a dot: the rest only the receiving server can tell. Blanks,
// control characters and quotes never pass, so an address cannot break out of a mail header.
const EMAIL =
  /^[^\s@<>"',;:\\()[\]]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** What a person reads when an e-mail address is refused (Spec 2 §5). */
export const EMAIL_MESSAGE = 'Please enter a valid Email Address';

/** The stored form of an e-mail address, trimmed and in lower case, or null when it is none. */
export function storedEmail(input: string): string | null {
  const address = input.trim().toLowerCase();
  const hasStrayDot = /^\.|\.\.|\.@/.test(address);
  return address.length <= TEXT_LIMITS.email && !hasStrayDot && EMAIL.test(address)
    ? address
    : null;
}

/** The domain of a stored e-mail address. */
export const emailDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1);
