import type { DomainError } from '@palisade/kernel';
import type { SendableQuote } from './send-quote';
import type { RetailDraft } from './send-to-retail';
import { sendToRetail } from './send-to-retail';

const NOW = new Date('2026-06-15T00:00:00Z');
const QUOTE: SendableQuote = {
  status: 'ACTIVE',
  product: 'P100',
  agencyId: 'agency',
  sentOn: null,
  agentFirstName: 'Nora',
  agentLastName: 'Vale',
  agentEmail: 'n@v.example',
  agentPhone: null,
  expiresOn: new Date('2026-07-01T00:00:00Z'),
  binderExpiresOn: null,
  signature: null,
};
const DRAFT: RetailDraft = {
  agencyName: 'Corner Agency',
  agentFirstName: 'Ruth',
  agentLastName: 'Small',
  agentEmail: 'ruth@corner.example',
  agentPhone: '(702) 555-0134',
};
const send = (quote: Partial<SendableQuote> = {}, draft: Partial<RetailDraft> = {}) =>
  sendToRetail(
    { ...QUOTE, ...quote },
    { ...DRAFT, ...draft },
    { country: 'USA', obstacles: [], now: NOW },
  );
const refusal = (...given: Parameters<typeof send>): DomainError => {
  try {
    send(...given);
  } catch (error) {
    return error as DomainError;
  }
  throw new Error('It was not refused.');
};

describe('showing a quote to a retail agent', () => {
  it('keeps to whom it was shown and when', () => {
    expect(send()).toEqual({
      retailAgency: {
        agencyName: 'Corner Agency',
        firstName: 'Ruth',
        lastName: 'Small',
        email: 'ruth@corner.example',
        phone: '+17025550134',
        sentOn: NOW.toISOString(),
      },
    });
  });

  it.each([
    ['agencyName', 'Agency name is a required field'],
    ['agentFirstName', 'Agent first name is a required field'],
    ['agentLastName', 'Agent last name is a required field'],
    ['agentEmail', 'Please enter Email Address'],
    ['agentPhone', 'Phone is not a valid phone number'],
  ] as const)('needs %s', (field, detail) => {
    expect(refusal({}, { [field]: '' })).toMatchObject({
      status: 400,
      errors: [{ pointer: `/${field}`, detail }],
    });
  });

  it.each<[string, Partial<SendableQuote>, string]>([
    ['is bound', { status: 'BOUND' }, 'ILLEGAL_TRANSITION'],
    ['is not wholesale', { product: 'P250' }, 'NOT_WHOLESALE'],
    ['has expired', { expiresOn: NOW }, 'QUOTE_EXPIRED'],
  ])('is refused for one that %s', (_, quote, code) => {
    expect(refusal(quote)).toMatchObject({ status: 409, code });
  });
});
