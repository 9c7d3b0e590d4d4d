import { seal, unseal } from '@palisade/platform';

const PLACE = 'esign.application-signed';

/** What the page after signing is opened with: it names one quote, and nobody else can make it. */
export const signedTokenOf = (quoteId: string, key: Buffer): string =>
  Buffer.from(seal(quoteId, PLACE, key), 'base64').toString('base64url');

/** The quote that a token names; null for a token that was not made here. */
export function quoteOfToken(token: string, key: Buffer): string | null {
  try {
    return unseal(token, PLACE, key);
  } catch {
    return null;
  }
}
