import { publishes } from './event';
import { bool, dateTime, email, int, list, nullable, sha256, str, uuid } from './schema';

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
      quote: 'link on its row',
      policy: 'link on its row',
      billing: 'link on its row',
      claims: 'link on its row',
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
      policy: 'endorsement SIGNED, statement of no loss',
      billing: 'agreement',
    },
    out: ['browser', 'notification'],
  },
  'document.uploaded.v1': {
    when: 'an upload is accepted by the content check, or removed',
    payload: {
      docId: uuid,
      docType: str(60),
      fileName: str(255),
      contentType: str(100),
      size: int(),
      uploadedBy: uuid,
      accountId: nullable(uuid),
      quoteId: nullable(uuid),
      policyId: nullable(uuid),
      claimId: nullable(uuid),
      removed: bool,
    },
    consumers: {
      quote: 'subjectivity submitted',
      claims: 'link',
      policy: 'link',
      account: 'link',
    },
    out: ['browser'],
  },
  'mail.received.v1': {
    when: 'a submission arrives by mail',
    payload: {
      msgId: str(200),
      fromName: str(200),
      fromEmail: email,
      subject: str(500),
      received: dateTime,
      docIds: list(uuid),
    },
    consumers: { account: 'submission NEW' },
    out: ['browser', 'notification'],
  },
});
