import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scopeOf } from '@palisade/contracts';
import { newId } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import {
  SAMPLE_AGENT,
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  samplePolicyHead,
  sampleQuoteHead,
  startApp,
} from '@palisade/testing';
import { AttestedQuotes } from '../esign/attested-quotes.fixture-spec';
import { service } from '../main';
import { KeepBoughtEndorsements1700000008480 } from '../migrations/1700000008480-keep-bought-endorsements';
import { pdfText } from '../rendering/pdf-text.fixture';

const { accountId } = SAMPLE_INSURED;
const { agencyId } = SAMPLE_AGENT;
const scope = scopeOf({ accountId, agencyId });
const permissions = ['document:view', 'quote:view', 'quote:sign'];
const policyId = newId();
const quoteId = newId();

const quoteHead = {
  ...sampleQuoteHead(quoteId),
  kind: 'ENDORSEMENT' as const,
  policyId,
  effectiveDate: '2026-05-01',
};
const coverages = [
  { key: 'LIABILITY', limit: 50_000_000, retention: 2_500_000, premium: 2_000_000 },
];
const premiumLines = [{ key: 'TRIA', amount: 20_000 }];
const terms = { ...SAMPLE_TERMS, effectiveDate: '2026-05-01', coverages, premiumLines };
const charges = {
  ...SAMPLE_CHARGES,
  premium: -1_648_700,
  brokerFee: 0,
  totalPremium: -1_648_700,
  surplusLineTax: -79_962,
  surplusStampingFee: -659,
  amountDue: -1_729_321,
};
const offered = { quoteHead, terms, charges, expiresOn: '2026-06-01T00:00:00.000Z', scope };

describe('the papers of an endorsement', () => {
  let app: TestApp;
  let customer: TestCaller;
  const quotes = new AttestedQuotes();

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'endorsements-'));
    app = await startApp(service, { DATA_DIR, QUOTE_URL: await quotes.start() });
    customer = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions,
    });
    await app.deliver('account.created.v1', {
      insured: SAMPLE_INSURED,
      status: 'Open',
      domains: [],
      contact: null,
      agent: SAMPLE_AGENT,
      aggregatorId: null,
      msspIds: [],
      revenue: null,
      currency: 'USD',
      employees: null,
      yearEstablished: null,
      records: null,
      entityType: null,
      ownershipType: null,
      franchiseSystemConnectivity: null,
      percentInternationalSales: null,
      claimHistory: null,
      securityAnswers: {},
      profileScore: null,
      scope,
      version: 1,
    });
    await app.deliver('binder.bound.v1', {
      policyHead: samplePolicyHead(policyId),
      insured: SAMPLE_INSURED,
      terms: SAMPLE_TERMS,
      charges: SAMPLE_CHARGES,
      contact: SAMPLE_CONTACT,
      agent: SAMPLE_AGENT,
      carrierId: newId(),
      boundOn: '2026-01-15T12:00:00.000Z',
      binderExpiresOn: '2026-03-03T06:00:00.000Z',
      commissionPct: 15,
      agencyBilled: false,
      paymentTerms: 30,
      surplus: null,
      scope,
      version: 1,
    });
  });
  afterAll(async () => {
    quotes.close();
    await app.close();
  });

  async function read(docId: string): Promise<string> {
    const headers = { authorization: `Bearer ${customer.token}` };
    const answer = await fetch(`${app.url}/api/docs/v1/download?docId=${docId}`, { headers });
    const pages = await pdfText(Buffer.from(await answer.arrayBuffer()));
    return pages.join(' ').replace(/ +/g, ' ');
  }

  async function newest(docType: string): Promise<string> {
    const of = docType === 'ENDORSEMENT' ? `policyId=${policyId}` : `quoteId=${quoteId}`;
    const { body } = await customer.get<{ content: { docId: string }[] }>(
      `/api/docs/v1/search?${of}&docType=${docType}`,
    );
    return read(body.content[0].docId);
  }

  const STATED = [
    'quote Q-26-0000001, policy P-26-0000001',
    'Policy period 02/01/2026 to 02/01/2027',
    'Effective 05/01/2026',
    'Premium for the policy period $20,200.00',
    'Change in premium -$16,487.00',
    'the change alone, from 05/01/2026 to the end of the policy period',
    'Total returned -$17,293.21',
  ];

  it('are a proposal that states the period of the policy and what changes', async () => {
    const rating = {
      ratingId: newId(),
      inputHash: 'ab'.repeat(32),
      rateBookId: newId(),
      rateBookVersion: 'US-2026-01',
    };
    await app.deliver('quote.released.v1', {
      ...offered,
      rating,
      subjectivities: [],
      commissionPct: 15,
      version: 1,
    });
    const text = await newest('QUOTE');
    for (const part of ['Endorsement proposal', ...STATED]) expect(text).toContain(part);
  });

  it('are an application that states the same, also when it is signed', async () => {
    await app.deliver('quote.sent.v1', {
      ...offered,
      quoteIds: [quoteId],
      purpose: 'SIGN',
      contact: SAMPLE_CONTACT,
      agent: SAMPLE_AGENT,
      insured: SAMPLE_INSURED,
      version: 2,
    });
    const text = await newest('APPLICATION');
    for (const part of ['Endorsement application', ...STATED]) expect(text).toContain(part);
    const signee = { signeeName: 'Ada Alder', signeeTitle: 'Owner', signature: 'Ada Alder' };
    const path = `/api/esign/v1/sign/${quoteId}`;
    expect((await customer.post(path, signee)).status).toBe(400);
    expect((await customer.post(path, { ...signee, accepted: true })).status).toBe(200);
    const signed = await newest('APPLICATION');
    for (const part of ['Signed Ada Alder', ...STATED]) expect(signed).toContain(part);
  });

  it('are the endorsement, which tells the change from the whole', async () => {
    await app.deliver('policy.endorsed.v1', {
      policyHead: { ...samplePolicyHead(policyId), revision: 2 },
      insured: SAMPLE_INSURED,
      endorsementId: quoteId,
      type: 'PREMIUM',
      charges,
      terms: { ...terms, effectiveDate: SAMPLE_TERMS.effectiveDate },
      effectiveDate: '2026-05-01',
      factor: '0.7562',
      priorKnowledgeDate: null,
      erp: null,
      scope,
      version: 2,
    });
    const text = await newest('ENDORSEMENT');
    for (const part of STATED.slice(1)) expect(text).toContain(part);
  });

  it('stay with the policy, also those of what was bought before', async () => {
    const bound = () =>
      app.dataSource.query<object[]>('delete from bound_quote where id = $1 returning id', [
        quoteId,
      ]);
    expect(await bound()).toEqual([[{ id: quoteId }], 1]);
    const runner = app.dataSource.createQueryRunner();
    await new KeepBoughtEndorsements1700000008480().up(runner);
    await runner.release();
    expect(await bound()).toEqual([[{ id: quoteId }], 1]);
  });
});
