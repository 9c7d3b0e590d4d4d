import { DomainError } from '@palisade/kernel';

/** What a machine shows to be given a token. */
export interface ClientCredentials {
  id: string;
  secret: string;
}

const BASIC = /^Basic ([A-Za-z0-9+/]+={0,2})$/i;

/**
 * The credentials of a machine, from the header of HTTP Basic or from the form (RFC 6749 §2.3.1);
 * 400 for both at once, 401 for neither.
 */
export function clientCredentials(
  header: string | undefined,
  form: { client_id?: string; client_secret?: string },
): ClientCredentials {
  const { client_id: id, client_secret: secret } = form;
  const encoded = BASIC.exec(header ?? '')?.[1];
  if (encoded === undefined) {
    if (id === undefined || secret === undefined) throw unknownClient();
    return { id, secret };
  }
  const basic = basicCredentials(encoded);
  if (secret === undefined && (id ?? basic.id) === basic.id) return basic;
  throw new DomainError('TWO_CREDENTIALS', 'Send the credentials in one place only.', 400);
}

function basicCredentials(encoded: string): ClientCredentials {
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) throw unknownClient();
  return { id: formDecoded(text.slice(0, colon)), secret: formDecoded(text.slice(colon + 1)) };
}

/** Both parts are written as in a form before a colon joins them. */
const formDecoded = (part: string): string =>
  new URLSearchParams(`part=${part.replaceAll('&', '%26')}`).get('part') ?? '';

export const unknownClient = (): DomainError =>
  new DomainError('INVALID_CLIENT', 'The client is not known.', 401);
