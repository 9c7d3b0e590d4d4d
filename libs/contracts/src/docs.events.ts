import { publishes } from './event';
import {
  bool,
  dateTime,
  email,
  int,
  list,
  mapOf,
  nullable,
  oneOf,
  sha256,
  str,
  uuid,
} from './schema';

/** The events that docs publishes. */
export const DOCS_EVENTS = publishes('docs', {
  'document.rendered.v1': {
    when: 'a PDF is ready',
    payload: {
      docId: uuid,
      docType: str(60),
      title: str(255),
      sha256,
      pages: int(1),
      quoteId: nullable(uuid),
      policyId: nullable(uuid),
      claimId: nullable(uuid),
      agencyId: nullable(uuid),
      invoiceId: nullable(uuid),
      statementId: nullable(uuid),
      correctsDocId: nullable(uuid),
    },
    consumers: {
      commissions: 'link on its row',
    },
    out: ['webhook', 'browser'],
  },
  'document.uploaded.v1': {
    when: 'a file was brought and found in order, is changed, or is taken away',
    payload: {
      docId: uuid,
      docType: str(60),
      docName: str(255),
      fileName: str(255),
      contentType: str(100),
      size: int(1),
      uploadedBy: nullable(uuid),
      visibility: oneOf('EVERYBODY', 'TRADE', 'STAFF'),
      accountId: nullable(uuid),
      quoteId: nullable(uuid),
      policyId: nullable(uuid),
      claimId: nullable(uuid),
      removed: bool,
    },
    consumers: {
      account: 'files that its notes may name',
      claims: 'files that its notes may name',
      docs: 'reads what a PDF says, for the search',
      quote: 'files that its notes may name',
    },
    out: ['browser'],
  },
  'mail.received.v1': {
    when:
      'a mail came in that no machine sent, of a sender who proved to be one or whom somebody vouches for; ' +
      'one of a known agent becomes a submission',
    payload: {
      msgId: str(200),
      fromName: nullable(str(200)),
      fromEmail: email,
      subject: str(500),
      received: dateTime,
      docIds: list(uuid),
      application: nullable(mapOf(str(500))),
    },
    consumers: { account: 'submission NEW; its account and answers from an application of ours' },
    out: ['browser'],
  },
  'document.signed.v1': {
    when: 'a signature ceremony is completed',
    payload: {
      docId: uuid,
      docType: str(60),
      sha256,
      signeeName: str(200),
      signeeTitle: str(200),
      signedAt: dateTime,
      quoteId: nullable(uuid),
      policyId: nullable(uuid),
      endorsementId: nullable(uuid),
    },
    consumers: {
      quote: 'SIGNED, clears document subjectivities',
    },
    out: ['browser', 'notification'],
  },
});
