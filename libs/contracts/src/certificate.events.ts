import { insured, policyHead, state, terms } from './blocks';
import { publishes } from './event';
import { bool, date, email, list, nullable, object, oneOf, str, text, uuid } from './schema';

const certificate = {
  policyHead,
  certificateId: uuid,
  certificateNumber: str(60),
  // Opens what is true of it today to whoever has it.
  code: str(40),
};

/** The events of certificates, which tell others what a policy covers. */
export const CERTIFICATE_EVENTS = publishes('policy', {
  'policy.certificate-issued.v1': {
    when: 'a certificate is issued',
    payload: {
      ...certificate,
      insured,
      docId: uuid,
      // Null for one that the insured keeps.
      holder: nullable(
        object({
          name: str(200),
          address1: nullable(str(200)),
          city: nullable(str(100)),
          state,
          zipCode: nullable(str(10)),
        }),
      ),
      isAdditionalInsured: bool,
      // Null where nobody is written to.
      to: nullable(email),
      terms,
      // The day of which the terms are, and the day on which cover ends.
      asOf: date,
      coverEnds: date,
    },
    consumers: { docs: 'renders the certificate and mails it to its holder' },
    out: [],
  },
  'policy.certificate-affected.v1': {
    when: 'what a certificate says is true no more, in another way than before, or again',
    payload: {
      ...certificate,
      holder: str(200),
      to: email,
      answer: oneOf('TRUE', 'CHANGED', 'CANCELLED'),
      since: date,
      changes: list(object({ field: str(60), key: nullable(str(80)), was: text, is: text })),
    },
    consumers: { auth: 'letter to its holder' },
    out: [],
  },
});
