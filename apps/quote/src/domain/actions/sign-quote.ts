import type { QuoteStatus } from '@palisade/contracts';
import { invalidField } from '@palisade/kernel';
import { QUOTE_TRANSITIONS, statusAfter } from '../quote-status';

/** The signed application, as it is told of. */
export interface SignedDocument {
  docId: string;
  sha256: string;
  signeeName: string;
  signeeTitle: string;
  signedAt: string;
}

/** What signing gives a quote. */
export interface SignedQuote {
  status: QuoteStatus;
  signature: {
    signeeName: string;
    signeeTitle: string;
    signedAt: string;
    docId: string;
    documentHash: string;
  };
}

const SIGNED_LATER: readonly QuoteStatus[] = ['BOUND', 'BINDER EXPIRED'];

/** Whether the application of a quote waits to be signed, or may. */
export const isSignable = ({
  status,
  signature,
}: {
  status: QuoteStatus;
  signature: object | null;
}): boolean => !signature && [...QUOTE_TRANSITIONS.sign.from, ...SIGNED_LATER].includes(status);

/** The application is signed; a bound quote keeps its status and has its signature all the same. */
export function signQuote(status: QuoteStatus, document: SignedDocument): SignedQuote {
  const { docId, sha256: documentHash, signeeName, signeeTitle, signedAt } = document;
  const signature = { signeeName, signeeTitle, signedAt, docId, documentHash };
  const isBound = SIGNED_LATER.includes(status);
  return { status: isBound ? status : statusAfter(status, 'sign'), signature };
}

/** Throws 400 unless the terms of the application were accepted. */
export function checkAccepted(isAccepted: boolean): void {
  if (isAccepted) return;
  const detail = 'Not able to attest at this time. Please try again later.';
  throw invalidField('NOT_ACCEPTED', detail, '/accepted');
}
