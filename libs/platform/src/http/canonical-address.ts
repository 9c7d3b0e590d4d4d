/** What has one spelling only: nothing encoded, neither origin nor fragment. */
const PLAIN = /^\/[^%#]*$/;
/** Some calls are printed with a slash at the end: it names the same call. */
const LAST_SLASH = /^(\/api\/[^?]*[^/?])\/(?=\?|$)/;
const ORIGIN = /^https?:\/\/[^/?#]+/i;
const BROKEN_ESCAPE = /%(?![0-9a-f]{2})/i;
const ESCAPE = /%([0-9a-f]{2})/gi;
/** What means the same encoded and plain (RFC 3986, 2.3). */
const UNRESERVED = /[\w.~-]/;

/**
 * The one spelling of an address that several spellings ask for: without origin and fragment, without
 * a slash at the end of a call, and nothing encoded in its path that need not be. Rules then see the
 * path that the router matches. What cannot be read stays as it is, for the router to refuse.
 */
export function canonicalAddress(address: string): string {
  if (PLAIN.test(address)) return withoutLastSlash(address);
  const [, rawPath, query] = /^([^?#]*)(?:#[^]*|([^]*))$/.exec(address) ?? [];
  if (rawPath === undefined || BROKEN_ESCAPE.test(rawPath)) return address;
  const path = rawPath.replace(ORIGIN, '').replace(ESCAPE, plain);
  return withoutLastSlash((path || '/') + (query ?? ''));
}

const withoutLastSlash = (address: string): string => address.replace(LAST_SLASH, '$1');

function plain(escape: string, hex: string): string {
  const character = String.fromCharCode(parseInt(hex, 16));
  return UNRESERVED.test(character) ? character : escape;
}
