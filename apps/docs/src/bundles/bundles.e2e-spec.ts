import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scopeOf } from '@palisade/contracts';
import { newId } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import {
  recordCall,
  SAMPLE_AGENT,
  SAMPLE_INSURED,
  sampleQuoteHead,
  startApp,
} from '@palisade/testing';
import { strFromU8, unzipSync } from 'fflate';
import { Document } from '../documents/document.entity';
import { service } from '../main';
import { RecordRow } from '../snapshots/record.entity';

const API = '/api/docs/v1';
const { accountId } = SAMPLE_INSURED;
const { agencyId } = SAMPLE_AGENT;
const permissions = ['document:view', 'document:upload'];

const refusal = (what: string) => ({
  status: 409,
  body: {
    code: 'BUNDLE_TOO_LARGE',
    detail: expect.stringContaining(`One zip holds ${what}`) as string,
  },
});

describe('documents in one zip', () => {
  let app: TestApp;
  let agency: TestCaller;
  let rival: TestCaller;
  let vendor: TestCaller;
  const quoteId = newId();
  const claimId = newId();
  const vendorId = newId();

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'bundles-'));
    app = await startApp(service, { DATA_DIR });
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: agencyId, permissions });
    rival = await app.signIn({ accountType: 'AGENCY', permissions });
    vendor = await app.signIn({ accountType: 'VENDOR', organizationId: vendorId, permissions });
    await app.deliver('quote.requested.v1', {
      quoteHead: sampleQuoteHead(quoteId),
      agent: SAMPLE_AGENT,
      securityAnswers: {},
      scope: scopeOf({ accountId, agencyId }),
      version: 1,
    });
    const claim = { id: claimId, noun: 'CLAIM' as const, accountId, policyId: null, agencyId };
    const vendorIds = [vendorId];
    await app.dataSource.manager.insert(RecordRow, {
      ...claim,
      teamIds: [],
      carrierId: null,
      vendorIds,
      version: 1,
    });
  });
  afterAll(() => app.close());

  /** Sends a file, and answers the document. */
  async function sent(
    call: string,
    query: Record<string, string>,
    [name, content]: [name: string, content: string],
  ): Promise<{ status: number; docId: string; docName: string; docType: string; code?: string }> {
    const form = new FormData();
    form.append('file', new Blob([content]), name);
    const answer = await fetch(`${app.url}${API}/${call}?${new URLSearchParams(query)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${agency.token}`, 'idempotency-key': newId() },
      body: form,
    });
    const text = await answer.text();
    const type = answer.headers.get('content-type');
    const place = { method: 'POST', path: `${API}/${call}` };
    recordCall({ ...place, status: answer.status, type, answer: text });
    return { status: answer.status, ...(JSON.parse(text) as { docId: string }) } as never;
  }

  const upload = (of: Record<string, string>, file: [string, string]) =>
    sent('upload/doc', { docName: 'Report', docType: 'OTHER', ...of }, file);

  /** The files of a zip, by their names. */
  async function unzipped(caller: TestCaller, call: string): Promise<Record<string, string>> {
    const headers = { authorization: `Bearer ${caller.token}` };
    const answer = await fetch(`${app.url}${API}/${call}`, { headers });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    return Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]),
    );
  }

  it('come in the order in which they are named, each under a name of its own', async () => {
    const first = await upload({ quoteId }, ['a.csv', 'one']);
    const second = await upload({ quoteId }, ['a.csv', 'two'.repeat(50_000)]);
    const call = `downloads?docId=${second.docId}&docId=${first.docId}`;
    expect(await unzipped(agency, call)).toEqual({
      'a.csv': 'two'.repeat(50_000),
      'a (2).csv': 'one',
    });
    expect(await unzipped(agency, `downloads?docId=${first.docId}`)).toEqual({ 'a.csv': 'one' });
    expect((await rival.get(`${API}/${call}`)).status).toBe(404);
    expect((await agency.get(`${API}/downloads`)).status).toBe(400);
    const unknown = `downloads?docId=${first.docId}&docId=${newId()}`;
    expect((await agency.get(`${API}/${unknown}`)).status).toBe(404);
  });

  it('of a claim are those that the caller sees, the oldest first', async () => {
    const claim = `${API}/claimsFile/${claimId}`;
    expect((await agency.get(claim)).status).toBe(404);
    await upload({ claimId, docType: 'CLAIM' }, ['loss.csv', 'loss']);
    await upload({ claimId, visibility: 'TRADE' }, ['trade.csv', 'trade']);
    await upload({ quoteId }, ['other.csv', 'other']);
    expect(await unzipped(agency, `claimsFile/${claimId}`)).toEqual({
      'loss.csv': 'loss',
      'trade.csv': 'trade',
    });
    expect(await unzipped(vendor, `claimsFile/${claimId}`)).toEqual({ 'loss.csv': 'loss' });
    expect((await rival.get(claim)).status).toBe(404);
  });

  it('are refused whole above 200, or above 2 GB, by either address', async () => {
    const { docId } = await upload({ claimId }, ['first.csv', 'first']);
    const { manager } = app.dataSource;
    const known = await manager.findOneByOrFail(Document, { id: docId });
    const many = Array.from({ length: 200 }, () => ({ ...known, id: newId() }));
    await manager.insert(Document, many);
    const zips = [
      `${API}/claimsFile/${claimId}`,
      `${API}/downloads?${many.map(({ id }) => `docId=${id}&`).join('')}docId=${docId}`,
    ];
    for (const zip of zips) expect(await agency.get(zip)).toMatchObject(refusal('200 documents'));
    await manager.delete(
      Document,
      many.slice(2).map(({ id }) => id),
    );
    const left = many.slice(0, 2).map(({ id }) => id);
    await manager.update(Document, left, { size: 1_073_741_824 });
    zips[1] = `${API}/downloads?docId=${left[0]}&docId=${left[1]}&docId=${docId}`;
    for (const zip of zips) expect(await agency.get(zip)).toMatchObject(refusal('2 GB'));
  });

  it('take the notice of a state that was signed on paper', async () => {
    const file: [string, string] = ['notice.csv', 'signed'];
    expect(await sent('surplusNotice', { quoteId, state: 'LA' }, file)).toMatchObject({
      status: 201,
      docType: 'SURPLUS_NOTICE',
      docName: 'Signed surplus lines notice of Louisiana',
    });
    expect((await sent('surplusNotice', { quoteId, state: 'TX' }, file)).status).toBe(400);
    expect((await sent('surplusNotice', { quoteId: newId(), state: 'MT' }, file)).status).toBe(404);
  });
});
