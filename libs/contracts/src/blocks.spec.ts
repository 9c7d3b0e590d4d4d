// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- its only path
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import * as blocks from './blocks';
import { ENVELOPE_SCHEMA } from './envelope';
import type { Infer, JsonSchema } from './schema';
import { surplus } from './surplus-blocks';

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
addFormats(ajv);

const ID = '01980c5e-7b1a-7c3d-8e4f-0123456789ab';
const HASH = 'a'.repeat(64);

const scope = blocks.scopeOf({ accountId: ID, teamIds: [ID] });
const contact: Infer<typeof blocks.contact> = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '+12125550123',
};
const agent: Infer<typeof blocks.agent> = {
  agencyId: ID,
  agencyName: 'Harbor Agency',
  userId: null,
  name: 'Grace Hopper',
  email: 'grace@example.com',
  phone: null,
  npn: '1234567',
};
const insured: Infer<typeof blocks.insured> = {
  accountId: ID,
  name: 'Acme Ltd',
  address1: '10 Downing Street',
  address2: null,
  address3: null,
  city: 'London',
  state: null,
  zipCode: 'SW1A 2AA',
  country: 'GBR',
  timeZone: 'Europe/London',
  industryCode: '62012',
  hazard: 3,
};
const terms: Infer<typeof blocks.terms> = {
  product: 'P250_S',
  market: 'SURPLUS',
  state: 'TX',
  effectiveDate: '2026-06-01',
  endDate: '2027-06-01',
  aggregateLimit: 100_000_000,
  attachment: null,
  retention: 1_000_000,
  waitingPeriod: 12,
  retroActivePeriod: -1,
  coverages: [{ key: 'LIABILITY', limit: 100_000_000, retention: 1_000_000, premium: 85_500 }],
  endorsements: ['BLANKET_AI'],
  additionalInsureds: [{ id: ID, name: 'Landlord LLC' }],
  isTriaExcluded: false,
};
const charges: Infer<typeof blocks.charges> = {
  currency: 'USD',
  premium: -305_200,
  brokerFee: 0,
  mgaFee: 0,
  totalPremium: -305_200,
  surplusLineTax: -14_802,
  surplusStampingFee: 0,
  ipt: 0,
  amountDue: -320_002,
};
const rating: Infer<typeof blocks.rating> = {
  ratingId: ID,
  inputHash: HASH,
  rateBookId: ID,
  rateBookVersion: 'US-2026-01',
};
const quoteHead: Infer<typeof blocks.quoteHead> = {
  quoteId: ID,
  quoteNumber: 'Q-26-0000001',
  submissionId: null,
  policyId: null,
  kind: 'NEW',
  product: 'P100',
  status: 'BINDER EXPIRED',
  effectiveDate: '2026-06-01',
};
const policyHead: Infer<typeof blocks.policyHead> = {
  policyId: ID,
  policyNumber: 'P-26-0000001',
  quoteId: ID,
  product: 'P_ONE',
  market: 'UK',
  status: 'IN FORCE',
  effectiveDate: '2026-06-01',
  endDate: '2027-06-01',
  revision: 1,
};
const envelope = {
  specversion: '1.0',
  id: ID,
  source: '/quote',
  type: 'quote.bound.v1',
  subject: ID,
  time: '2026-06-01T12:00:00.000Z',
  datacontenttype: 'application/json',
  tenant: null,
  actor: 'system',
  correlationId: ID,
  causationId: null,
  data: {},
};

const CASES: [string, JsonSchema, object, object][] = [
  ['scope', blocks.scope.json, scope, { teamIds: 'team' }],
  ['contact', blocks.contact.json, contact, { phone: '212-555-0123' }],
  ['contact', blocks.contact.json, contact, { email: 'nobody' }],
  ['agent', blocks.agent.json, agent, { agencyId: 'harbor' }],
  ['insured', blocks.insured.json, insured, { hazard: 6 }],
  ['insured', blocks.insured.json, insured, { name: null }],
  ['terms', blocks.terms.json, terms, { product: 'NotSupported' }],
  ['terms', blocks.terms.json, terms, { premiumLines: 1 }],
  ['terms', blocks.terms.json, terms, { effectiveDate: '2026-02-30' }],
  ['charges', blocks.charges.json, charges, { premium: 12.5 }],
  ['charges', blocks.charges.json, charges, { currency: 'EUR' }],
  ['rating', blocks.rating.json, rating, { inputHash: 'abc' }],
  ['quoteHead', blocks.quoteHead.json, quoteHead, { status: 'BINDER_EXPIRED' }],
  ['policyHead', blocks.policyHead.json, policyHead, { revision: -1 }],
  ['surplus', surplus.json, surplusExample(), { state: 'Louisiana' }],
  ['subjectivity', blocks.subjectivityWithState.json, subjectivityExample(), { stage: 'later' }],
  ['envelope', ENVELOPE_SCHEMA, envelope, { specversion: '0.3' }],
];

function surplusExample(): Infer<typeof surplus> {
  return { brokerName: 'Ann Lee', licenseNumber: 'SL 1', state: 'LA', noticeAttestedAt: null };
}

function subjectivityExample(): Infer<typeof blocks.subjectivityWithState> {
  return { id: ID, title: 'Signed application', stage: 'bind', dueAt: null, state: 'open' };
}

describe('blocks', () => {
  it.each(CASES)('%s accepts its example and a field of a later version', (_, schema, good) => {
    const validate = ajv.compile(schema);
    expect(validate({ ...good, addedLater: 1 })).toBe(true);
  });

  it.each(CASES)('%s refuses a wrong field', (_, schema, good, wrong) => {
    const validate = ajv.compile(schema);
    expect(validate({ ...good, ...wrong })).toBe(false);
    expect(validate.errors?.[0]?.instancePath).toBe(`/${Object.keys(wrong)[0]}`);
  });

  it.each(CASES)('%s refuses the absence of any field', (_, schema, good) => {
    const validate = ajv.compile(schema);
    for (const field of Object.keys(good)) {
      const { [field as keyof typeof good]: _left, ...rest } = good;
      expect(validate(rest)).toBe(false);
    }
  });

  it('scopeOf leaves null or empty what is not known', () => {
    expect(blocks.scopeOf({ agencyId: ID })).toEqual({
      accountId: null,
      agencyId: ID,
      teamIds: [],
      carrierId: null,
      treatyIds: [],
      processorId: null,
      vendorIds: [],
      quoteSent: false,
      quoteBound: false,
    });
  });
});
