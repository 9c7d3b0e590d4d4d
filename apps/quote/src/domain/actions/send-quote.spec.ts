import type { QuoteStatus } from '@palisade/contracts';
import { OUTCOMES } from '../rating-outcome';
import type { Obstacle } from '../obstacles';
import type { SendableQuote, SendFacts } from './send-quote';
import { requestSignature, sendQuote } from './send-quote';

const NO_LICENSE: Obstacle = {
  code: 'LICENSE_MISSING',
  detail: 'The agency has no valid licence in NV.',
  errors: [],
  refusesFrom: 'send',
  clearedBy: ['AGENCY', 'STAFF'],
  policyId: null,
};
const NOW = new Date('2026-06-15T00:00:00Z');
const quote = (change: Partial<SendableQuote> = {}): SendableQuote => ({
  status: 'READY',
  product: 'P250',
  agencyId: 'agency',
  sentOn: null,
  agentFirstName: 'Nora',
  agentLastName: 'Vale',
  agentEmail: 'n@v.example',
  agentPhone: null,
  expiresOn: new Date('2026-07-01T00:00:00Z'),
  binderExpiresOn: null,
  signature: null,
  ...change,
});
const facts = (change: Partial<SendFacts> = {}): SendFacts => ({
  contact: {
    customerFirstName: 'Rosa',
    customerLastName: 'Delgado',
    customerEmail: 'r@d.example',
    customerPhone: null,
  },
  now: NOW,
  obstacles: [],
  ...change,
});

describe('sending a quote', () => {
  it('keeps the day on which the policyholder first got it', () => {
    const before = new Date('2026-06-01T00:00:00Z');
    expect(sendQuote(quote(), facts())).toEqual({ sentOn: NOW });
    expect(sendQuote(quote({ sentOn: before }), facts())).toEqual({ sentOn: before });
  });

  it('is for priced and open quotes only', () => {
    const open = ['ACTIVE', 'READY', 'INDICATION'];
    for (const status of Object.keys(OUTCOMES) as QuoteStatus[]) {
      const send = (): unknown => sendQuote(quote({ status }), facts());
      if (open.includes(status)) expect(send).not.toThrow();
      else expect(send).toThrow(expect.objectContaining({ status: 409 }));
    }
  });

  it.each<[string, Partial<SendableQuote>, Partial<SendFacts>]>([
    ['QUOTE_EXPIRED', { expiresOn: NOW }, {}],
    ['AGENT_MISSING', { agencyId: null }, {}],
    ['AGENT_MISSING', { agentEmail: null }, {}],
    ['CONTACT_MISSING', {}, { contact: { ...facts().contact, customerLastName: null } }],
  ])('answers %s to %j', (code, change, known) => {
    const send = (): unknown => sendQuote(quote(change), facts(known));
    expect(send).toThrow(expect.objectContaining({ status: 409, code }));
  });
});

describe('asking for a signature', () => {
  it('keeps the status and notes the day', () => {
    const asked = { status: 'READY', sentOn: NOW, signRequestedOn: NOW };
    expect(requestSignature(quote(), facts())).toEqual(asked);
  });

  it('is refused by what stands against it, and so is sending from an earlier step on', () => {
    const standing = (refusesFrom: Obstacle['refusesFrom']): SendFacts =>
      facts({ obstacles: [{ ...NO_LICENSE, refusesFrom }] });
    const refusal = expect.objectContaining({ status: 409, code: 'LICENSE_MISSING' });
    expect(() => requestSignature(quote(), standing('sign'))).toThrow(refusal);
    expect(() => sendQuote(quote(), standing('sign'))).not.toThrow();
    expect(() => sendQuote(quote(), standing('send'))).toThrow(refusal);
    expect(() => requestSignature(quote(), standing('bind'))).not.toThrow();
  });

  it('goes to who was bound unsigned, as long as the binder holds', () => {
    const bound = (binderExpiresOn: Date) =>
      requestSignature(quote({ status: 'BOUND', expiresOn: NOW, binderExpiresOn }), facts());
    expect(bound(new Date('2026-07-15T00:00:00Z')).status).toBe('BOUND');
    expect(() => bound(NOW)).toThrow(expect.objectContaining({ code: 'QUOTE_EXPIRED' }));
  });

  it('goes to nobody who has signed', () => {
    const ask = (): unknown => requestSignature(quote({ status: 'BOUND', signature: {} }), facts());
    expect(ask).toThrow(expect.objectContaining({ code: 'ALREADY_SIGNED' }));
  });

  it.each<QuoteStatus>(['INDICATION', 'SIGNED', 'DRAFT'])('is refused in %s', (status) => {
    const ask = (): unknown => requestSignature(quote({ status }), facts());
    expect(ask).toThrow(expect.objectContaining({ code: 'ILLEGAL_TRANSITION' }));
  });
});
