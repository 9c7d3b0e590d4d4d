import { publishes } from './event';
import { dateTime, int, nullable, sha256, str, uuid } from './schema';

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
