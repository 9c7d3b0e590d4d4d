import { createHash } from 'node:crypto';
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
import { service } from '../main';
import { pdfText } from '../rendering/pdf-text.fixture';

const { agencyId } = SAMPLE_AGENT;
const scope = scopeOf({ accountId: SAMPLE_INSURED.accountId, agencyId });
const TEMPLATE = '/api/docs/v1/template';

interface Row {
  docId: string;
  docType: string;
  docName: string;
}
interface Template {
  text: string;
  sha256: string;
  version: string;
}

describe('the notice of a state', () => {
  let app: TestApp;
  let agency: TestCaller;

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'templates-'));
    app = await startApp(service, { DATA_DIR });
    const permissions = ['document:view', 'quote:view'];
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: agencyId, permissions });
  });
  afterAll(() => app.close());

  const textOf = async (docId: string): Promise<string> => {
    const headers = { authorization: `Bearer ${agency.token}` };
    const answer = await fetch(`${app.url}/api/docs/v1/download?docId=${docId}`, { headers });
    const pages = await pdfText(Buffer.from(await answer.arrayBuffer()));
    return pages.join(' ').replace(/\s+/g, ' ');
  };

  it.each([
    ['LA', 'LA-1', 'La. R.S. 22:433', /procured by the following licensed Louisiana/],
    ['MT', 'MT-1', undefined, /under the laws of Montana/],
  ])('%s is read in full, with its version and hash', async (state, version, citation, words) => {
    const { status, body } = await agency.get<Template & { prescribed: { citation: string } }>(
      `${TEMPLATE}?type=surplusNotice&state=${state}`,
    );
    expect({ status, version: body.version, citation: body.prescribed?.citation }).toEqual({
      status: 200,
      version,
      citation,
    });
    expect(body.text).toMatch(words);
    expect(body.sha256).toBe(createHash('sha256').update(body.text).digest('hex'));
  });

  it.each([
    ['type=surplusNotice&state=NV', '/state'],
    ['type=surplusNotice', '/state'],
    ['type=other&state=LA', '/type'],
  ])('is not read by %s', async (query, pointer) => {
    const refused = await agency.get(`${TEMPLATE}?${query}`);
    const errors = [expect.objectContaining({ pointer })];
    expect(refused).toMatchObject({ status: 400, body: { errors } });
  });

  it.each([
    ['that is printed after it', true],
    ['that was printed before it and is printed anew', false],
  ])('stands, attested, in a paper of its own and in the packet %s', async (_, isFirst) => {
    const { body } = await agency.get<Template>(`${TEMPLATE}?type=surplusNotice&state=LA`);
    const policyId = newId();
    const quoteId = newId();
    const { sha256, version } = body;
    const attest = () =>
      app.deliver('quote.notice-attested.v1', {
        quoteHead: sampleQuoteHead(quoteId),
        attestedAt: '2026-01-14T12:00:00.000Z',
        notice: { version, sha256, signedBy: 'Martha Quill', address: '192.0.2.7' },
        broker: { brokerName: 'Martha Quill', licenseNumber: 'SL 4471', state: 'LA' },
        scope,
        version: 1,
      });
    if (isFirst) await attest();
    const policy = {
      policyHead: { ...samplePolicyHead(policyId), quoteId },
      insured: SAMPLE_INSURED,
      terms: { ...SAMPLE_TERMS, market: 'SURPLUS' as const, state: 'LA' },
      charges: SAMPLE_CHARGES,
      contact: SAMPLE_CONTACT,
      agent: SAMPLE_AGENT,
      carrierId: newId(),
      commissionPct: 15,
      scope,
      version: 1,
    };
    await app.deliver('policy.issued.v1', {
      ...policy,
      treatyIds: [],
      rating: { ratingId: newId(), inputHash: sha256, rateBookId: newId(), rateBookVersion: '1' },
      timeZone: 'America/Chicago',
      parentPolicyId: null,
      issuedBy: 'SYSTEM',
    });
    await app.deliver('invoice.created.v1', {
      invoiceId: newId(),
      invoiceNumber: 'I-26-0000001',
      policyId,
      policyNumber: 'P-26-0000001',
      kind: 'NEW',
      currency: 'USD',
      lines: [{ type: 'premium', amount: 123_400 }],
      amountDue: 123_400,
      balance: 123_400,
      dueDate: '2026-03-03',
      agencyBilled: false,
      scope,
      version: 1,
    });
    if (!isFirst) await attest();
    const { body: found } = await agency.get<{ content: Row[] }>(
      '/api/docs/v1/search?docType=SURPLUS_NOTICE',
    );
    expect(found.content.map(({ docName }) => docName)).toContain(
      'Surplus lines notice Q-26-0000001',
    );
    const { body: papers } = await agency.get<Row[]>(`/api/docs/v1/policy/${policyId}`);
    const packets = papers.filter(({ docName }) => docName === 'Policy P-26-0000001');
    expect(packets).toHaveLength(1);
    const [packet] = packets;
    for (const docId of [found.content[0]?.docId, packet?.docId]) {
      const text = await textOf(String(docId));
      for (const line of body.text.split('\n')) expect(text).toContain(line);
      expect(text).toContain('Signature Martha Quill');
      expect(text).toContain('License SL 4471, Louisiana');
      expect(text).toContain('Time (UTC) 2026-01-14T12:00:00.000Z');
      expect(text).toContain('Signed from 192.0.2.7');
      expect(text).toContain('Version of the notice LA-1');
      expect(text.replaceAll(' ', '')).toContain(sha256);
    }
  });
});
