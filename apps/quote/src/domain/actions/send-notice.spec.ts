import type { QuoteStatus } from '@palisade/contracts';
import { sendNotice } from './send-notice';
import type { SendableQuote } from './send-quote';

const NOW = new Date('2026-02-01T12:00:00Z');
const QUOTE: SendableQuote = {
  status: 'READY',
  product: 'P250_S',
  agencyId: 'a1',
  sentOn: null,
  binderExpiresOn: null,
  signature: null,
  expiresOn: new Date('2026-03-01T12:00:00Z'),
  agentFirstName: 'Nora',
  agentLastName: 'Vale',
  agentEmail: 'nora@harborline.example',
  agentPhone: '+15555550100',
};
const BROKER = {
  brokerFirstName: 'Lee',
  brokerLastName: 'Park',
  brokerEmail: 'lee@harborline.example',
  licenseNumber: 'SL1',
  state: 'LA',
  signatureOnFile: false,
  noticeAttestedAt: null,
};
const LICENSE = {
  kind: 'SURPLUS' as const,
  number: 'SL1',
  state: 'LA',
  email: null,
  expirationDate: null,
  signatureOnFile: true,
  deleted: false,
};
const FACTS = {
  now: NOW,
  effectiveDate: '2026-02-01',
  state: 'LA',
  surplus: BROKER,
  licenses: [LICENSE],
};

const refusalOf = (quote: object, facts: object): string => {
  try {
    sendNotice({ ...QUOTE, ...quote }, { ...FACTS, ...facts });
    return 'none';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the notice goes to the surplus lines broker', () => {
  it.each<QuoteStatus>(['READY', 'SIGNED'])('of a quote that is %s', (status) => {
    expect(sendNotice({ ...QUOTE, status }, FACTS)).toEqual({ surplus: BROKER });
  });

  it.each([
    ['a quote that is no offer', { status: 'REFERRED' }, {}, 'ILLEGAL_TRANSITION'],
    ['an expired quote', { expiresOn: NOW }, {}, 'QUOTE_EXPIRED'],
    ['a quote without an agency', { agencyId: null }, {}, 'AGENT_MISSING'],
    ['an admitted product', { product: 'P250' }, {}, 'NOTICE_NOT_DUE'],
    ['a state without a notice', {}, { state: 'NV' }, 'NOTICE_NOT_DUE'],
    [
      'a notice that is attested',
      {},
      { surplus: { ...BROKER, noticeAttestedAt: NOW.toISOString() } },
      'NOTICE_NOT_DUE',
    ],
    ['nobody', {}, { surplus: null }, 'SURPLUS_BROKER_MISSING'],
    ['a broker without a licence', {}, { licenses: [] }, 'SURPLUS_LICENSE_INVALID'],
  ])('but not for %s', (_, quote, facts, code) => {
    expect(refusalOf(quote, facts)).toBe(code);
  });
});
