import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { newId } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import {
  recordCall,
  SAMPLE_AGENT,
  SAMPLE_CHARGES,
  SAMPLE_CONTACT,
  SAMPLE_INSURED,
  SAMPLE_TERMS,
  samplePolicyHead,
  sampleQuoteHead,
  startApp,
} from '@palisade/testing';
import { zipSync } from 'fflate';
import { service } from '../main';
import { RetentionSweep } from '../documents/retention-sweep';
import { DocumentStore } from '../store/document-store';
import { renderPdf } from '../rendering/render-pdf';
import { OlderPapersSweep } from './older-papers-sweep';
import { TemporarySweep } from './temporary-sweep';

const { accountId } = SAMPLE_INSURED;
const { agencyId } = SAMPLE_AGENT;
const permissions = ['document:view', 'document:upload', 'document:delete'];
const UPLOAD = '/api/docs/v1/upload/doc';
const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');
// The test signature of eicar.org, in two parts so that this file does not hold it.
const HARMFUL = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(
  '',
);

interface Uploaded {
  docId: string;
  docName: string;
  contentType: string;
  code?: string;
  errors?: { pointer: string; detail: string }[];
}

describe('uploads', () => {
  let app: TestApp;
  let agency: TestCaller;
  let rival: TestCaller;
  let customer: TestCaller;
  let carrier: TestCaller;
  let staff: TestCaller;
  const quoteId = newId();

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'uploads-'));
    app = await startApp(service, { DATA_DIR });
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: agencyId, permissions });
    rival = await app.signIn({ accountType: 'AGENCY', permissions });
    customer = await app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions,
    });
    carrier = await app.signIn({ accountType: 'CARRIER', permissions });
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
    await app.deliver('quote.requested.v1', {
      quoteHead: sampleQuoteHead(quoteId),
      agent: SAMPLE_AGENT,
      securityAnswers: {},
      scope: scopeOf({ accountId, agencyId }),
      version: 1,
    });
  });
  afterAll(() => app.close());

  async function upload(
    caller: TestCaller,
    query: Record<string, string>,
    [name, content]: [name: string, content: Uint8Array | string] = ['report.pdf', PDF],
    key: string = newId(),
  ): Promise<{ status: number; body: Uploaded }> {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(content)]), name);
    const search = new URLSearchParams({ docName: 'Report', docType: 'OTHER', ...query });
    const answer = await fetch(`${app.url}${UPLOAD}?${search}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${caller.token}`, 'idempotency-key': key },
      body: form,
    });
    const text = await answer.text();
    const type = answer.headers.get('content-type');
    recordCall({ method: 'POST', path: UPLOAD, status: answer.status, type, answer: text });
    return { status: answer.status, body: JSON.parse(text) as Uploaded };
  }

  async function bind(policyId: string, quote: string): Promise<void> {
    await app.deliver('binder.bound.v1', {
      policyHead: { ...samplePolicyHead(policyId), quoteId: quote },
      insured: SAMPLE_INSURED,
      contact: SAMPLE_CONTACT,
      agent: SAMPLE_AGENT,
      carrierId: newId(),
      terms: SAMPLE_TERMS,
      charges: SAMPLE_CHARGES,
      boundOn: '2026-02-01T00:00:00.000Z',
      binderExpiresOn: '2026-03-01T00:00:00.000Z',
      commissionPct: 15,
      agencyBilled: false,
      paymentTerms: 30,
      surplus: null,
      version: 1,
      scope: scopeOf({ accountId, agencyId }),
    });
  }

  /** Begins an upload whose file is still to come. */
  function begin(): { end: () => void; status: Promise<number | undefined> } {
    const call = http.request(`${app.url}${UPLOAD}?docName=Slow&docType=OTHER`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${staff.token}`,
        'idempotency-key': newId(),
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    const answered = once(call, 'response') as Promise<[http.IncomingMessage]>;
    call.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n');
    return {
      end: () => void call.end('Some text\r\n--x--\r\n'),
      status: answered.then(([answer]) => answer.resume().statusCode),
    };
  }

  it('hold up nobody while their files come', async () => {
    // More of them than there are connections to the database.
    const begun = Array.from({ length: 8 }, begin);
    await setTimeout(200);
    expect((await staff.get('/api/docs/v1/search')).status).toBe(200);
    for (const { end } of begun) end();
    const statuses = await Promise.all(begun.map(({ status }) => status));
    expect(new Set(statuses)).toEqual(new Set([201]));
  });

  it('under one key are one file, and another file is refused', async () => {
    const key = newId();
    const first = await upload(staff, {}, ['a.csv', 'Company\r\nAlder'], key);
    const again = await upload(staff, {}, ['a.csv', 'Company\r\nAlder'], key);
    expect([first.status, again]).toEqual([201, first]);
    for (const other of [
      ['a.csv', 'Company\r\nCedar'],
      ['b.csv', 'Company\r\nAlder'],
    ] as const) {
      expect(await upload(staff, {}, [...other], key)).toMatchObject({
        status: 422,
        body: { code: 'IDEMPOTENCY_KEY_REUSED' },
      });
    }
  });

  it('are refused in words when the file has no name', async () => {
    const answer = await fetch(`${app.url}${UPLOAD}?docName=Report&docType=OTHER`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${staff.token}`,
        'content-type': 'multipart/form-data; boundary=x',
      },
      body: '--x\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\nx\r\n--x--\r\n',
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'UNSUPPORTED_FILE' }),
    ]);
  });

  const namesFor = async (caller: TestCaller): Promise<string[]> => {
    const { body } = await caller.get<{ content: Uploaded[] }>(
      `/api/docs/v1/search?quoteId=${quoteId}`,
    );
    return body.content.map(({ docName }) => docName).sort();
  };

  it('reach those who see the record, as far as they are readers', async () => {
    for (const visibility of ['EVERYBODY', 'TRADE', 'STAFF']) {
      const sent = await upload(staff, { quoteId, docName: visibility, visibility });
      expect(sent).toMatchObject({ status: 201, body: { contentType: 'application/pdf' } });
    }
    expect(await namesFor(staff)).toEqual(['EVERYBODY', 'STAFF', 'TRADE']);
    expect(await namesFor(agency)).toEqual(['EVERYBODY', 'TRADE']);
    expect(await namesFor(customer)).toEqual(['EVERYBODY']);
    expect(await namesFor(rival)).toEqual([]);
    expect(await namesFor(carrier)).toEqual([]);
  });

  it('are told of, without the others among the readers', async () => {
    const { body } = await upload(agency, { quoteId, visibility: 'TRADE' });
    const [event] = await app.dataSource.query(
      `select body from outbox where type = 'document.uploaded.v1' and subject = $1`,
      [body.docId],
    );
    expect(event.body.data).toMatchObject({ quoteId, removed: false });
    expect(event.body.data.scope).toMatchObject({ accountId: null, agencyId });
  });

  it.each([
    ['a record of others', { quoteId }, 404],
    ['a record that is not there', { policyId: newId() }, 404],
    ['readers of whom one is none', { visibility: 'STAFF' }, 400],
    ['another agency', { agencyId: newId() }, 400],
    ['no name', { docName: ' ' }, 400],
    ['an unknown kind', { docType: 'NOVEL' }, 400],
  ])('are refused for %s', async (_, query: Record<string, string>, status) => {
    expect((await upload(rival, query)).status).toBe(status);
  });

  it.each<[string, string, Uint8Array | string, string]>([
    ['of a kind that is not taken', 'tool.exe', 'MZ', 'UNSUPPORTED_FILE'],
    ['that is not what its name says', 'report.pdf', 'plain text', 'UNSUPPORTED_FILE'],
    ['with harmful code', 'list.csv', HARMFUL, 'HARMFUL_FILE'],
    ['with harmful code in a zip', 'l.zip', zipSync({ a: Buffer.from(HARMFUL) }), 'HARMFUL_FILE'],
    [
      'with harmful code in a zip in a zip',
      'l.zip',
      zipSync({ 'b.zip': zipSync({ a: Buffer.from(HARMFUL) }) }),
      'HARMFUL_FILE',
    ],
    ['that unpacks to far too much', 'l.zip', bomb(), 'UNREADABLE_FILE'],
    ['that is damaged', 'l.zip', 'PK\u0003\u0004 and nothing else', 'UNREADABLE_FILE'],
    ['that is empty', 'l.csv', '', 'NO_FILE'],
  ])('refuse a file %s', async (_, name, content, code) => {
    const { status, body } = await upload(agency, { quoteId }, [name, content]);
    expect([status, body.code]).toEqual([400, code]);
    expect(body.errors?.[0]?.pointer).toBe('/file');
  });

  it('refuse a file of more than 25 MB', async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(26 * 1_048_576)]);
    expect((await upload(agency, { quoteId }, ['large.pdf', large])).status).toBe(413);
  });

  it('are changed and taken away by who brought them, and by nobody else', async () => {
    const { docId } = (await upload(agency, { quoteId, docName: 'Draft' })).body;
    const address = `/api/docs/v1/update?docId=${docId}`;
    expect((await rival.put(address, { docName: 'Mine' })).status).toBe(404);
    expect((await customer.put(address, { docName: 'Mine' })).status).toBe(403);
    const changed = await agency.put(address, { docName: 'Final', visibility: 'TRADE' });
    expect(changed.body).toMatchObject({ docName: 'Final', visibility: 'TRADE', isOwn: true });
    expect(await namesFor(customer)).not.toContain('Final');
    const own = `/api/docs/v1?docId=${docId}`;
    expect((await rival.send('DELETE', own)).status).toBe(404);
    expect((await agency.send('DELETE', own)).status).toBe(204);
    expect((await agency.get(`/api/docs/v1/download?docId=${docId}`)).status).toBe(404);
    expect(await namesFor(staff)).not.toContain('Final');
  });

  it('for no record are for one agency, or for all', async () => {
    const listed = async (caller: TestCaller): Promise<string[]> =>
      (
        await caller.get<{ content: Uploaded[] }>('/api/docs/v1/search?search=Guide')
      ).body.content.map(({ docName }) => docName);
    await upload(staff, { docName: 'Guide for all' });
    await upload(staff, { docName: 'Guide for one', agencyId });
    expect((await listed(agency)).sort()).toEqual(['Guide for all', 'Guide for one']);
    expect(await listed(rival)).toEqual(['Guide for all']);
    expect(await listed(customer)).toEqual([]);
  });

  it('are found by what a PDF says, once it was read', async () => {
    const print = {
      title: 'Report',
      subtitle: 'Of the year',
      currency: 'USD' as const,
      sections: [{ heading: 'Findings', paragraphs: ['Backups are kept in Tórshavn.'] }],
    };
    const { content } = await renderPdf(print, new Date('2026-01-01T00:00:00Z'));
    const docId = await upload(agency, { quoteId, docName: 'Scan' }, ['scan.pdf', content]).then(
      ({ body }) => body.docId,
    );
    const found = async (text: string, caller = agency): Promise<string[]> => {
      const search = `/api/docs/v1/search?search=${encodeURIComponent(text)}`;
      const { body } = await caller.get<{ content: Uploaded[] }>(search);
      return body.content.map(({ docName }) => docName);
    };
    expect(await found('torshavn')).toEqual([]);
    const [{ data }] = (await app.dataSource.query(
      `select body -> 'data' as data from outbox
       where type = 'document.uploaded.v1' and body -> 'data' ->> 'docId' = $1`,
      [docId],
    )) as { data: EventData<'document.uploaded.v1'> }[];
    await app.deliver('document.uploaded.v1', data);
    expect(await found('torshavn backups')).toEqual(['Scan']);
    expect(await found('torshavn elsewhere')).toEqual([]);
    expect(await found('torshavn', rival)).toEqual([]);
    // As if it had been there before words were kept, beside one whose bytes cannot be had.
    const { body: gone } = await upload(agency, { quoteId, docName: 'Gone' }, [
      'gone.pdf',
      content,
    ]);
    const query = (text: string, values: unknown[]): Promise<{ tries: number }[]> =>
      app.dataSource.query(text, values);
    await query('update document set content_key = $2 where id = $1', [gone.docId, newId()]);
    await query('delete from document_words', []);
    await query('insert into unread_document (document_id) values ($1), ($2)', [docId, gone.docId]);
    const sweep = app.app.get(OlderPapersSweep);
    for (let at = 0; at < 6; at++) await sweep.run().catch(() => undefined);
    expect(await found('torshavn')).toEqual(['Scan']);
    expect(await query('select tries from unread_document', [])).toEqual([{ tries: 5 }]);
  });

  it('of a quote that was not bought go after their years, and others hear of it', async () => {
    const [lost, bought] = [newId(), newId()];
    for (const id of [lost, bought]) {
      await app.deliver('quote.requested.v1', {
        quoteHead: sampleQuoteHead(id),
        agent: SAMPLE_AGENT,
        securityAnswers: {},
        scope: scopeOf({ accountId, agencyId }),
        version: 1,
      });
    }
    const policyId = newId();
    await bind(policyId, newId());
    await app.deliver('policy.endorsed.v1', {
      policyHead: { ...samplePolicyHead(policyId), revision: 2 },
      insured: SAMPLE_INSURED,
      endorsementId: bought,
      type: 'PREMIUM',
      charges: SAMPLE_CHARGES,
      terms: SAMPLE_TERMS,
      effectiveDate: SAMPLE_TERMS.effectiveDate,
      factor: '1.0000',
      priorKnowledgeDate: null,
      erp: null,
      scope: scopeOf({ accountId, agencyId }),
      version: 2,
    });
    const made = async (id: string, docName: string, docType = 'OTHER'): Promise<string> => {
      const { body } = await upload(staff, { quoteId: id, docName, docType });
      return body.docId;
    };
    const gone = await made(lost, 'Old plan');
    const others = [await made(lost, 'Old notice', 'SURPLUS_NOTICE'), await made(bought, 'Old')];
    const young = await made(lost, 'Young plan');
    const age = (ids: string[], years: string) =>
      app.dataSource.query(
        'update document set created = created - cast($2 as interval) where id = any($1)',
        [ids, years],
      );
    await age([gone, ...others], '7 years 1 hour');
    await age([young], '6 years 360 days');
    const sweep = app.app.get(RetentionSweep);
    const next = await sweep.next({ except: [] });
    expect((next?.getTime() ?? 0) - app.clock.now().getTime()).toBeLessThan(10 * 86_400_000);
    const store = app.app.get(DocumentStore);
    jest.spyOn(store, 'remove').mockRejectedValueOnce(new Error('The store is away.'));
    await expect(sweep.run()).rejects.toThrow('The store is away.');
    await sweep.run();
    expect(await store.has(gone)).toBe(false);
    const statusOf = async (docId: string): Promise<number> =>
      (await staff.get(`/api/docs/v1/download?docId=${docId}`)).status;
    expect(await statusOf(gone)).toBe(404);
    for (const kept of [...others, young]) expect(await statusOf(kept)).toBe(200);
    const [{ after }] = (await app.dataSource.query(
      `select body -> 'data' as after from outbox
       where type = 'document.uploaded.v1' and body -> 'data' ->> 'docId' = $1
       order by sequence desc limit 1`,
      [gone],
    )) as { after: { removed: boolean } }[];
    expect(after.removed).toBe(true);
  });

  it('that are temporary are their own person’s alone, and go after a day', async () => {
    const temporary = await upload(agency, { quoteId, docName: 'Temporary', temp: 'true' });
    const kept = await upload(agency, { quoteId, docName: 'Kept', temp: 'true' });
    expect(await namesFor(agency)).toEqual(expect.arrayContaining(['Temporary', 'Kept']));
    expect(await namesFor(staff)).not.toContain('Temporary');
    const dayLater = new Date(app.clock.now().getTime() + 86_400_001);
    expect(await app.app.get(TemporarySweep).next({ except: [] })).toEqual(dayLater);
    await agency.put(`/api/docs/v1/update?docId=${kept.body.docId}`, {});
    await app.dataSource.query(`update document set created = created - interval '25 hours'`);
    const store = app.app.get(DocumentStore);
    jest.spyOn(store, 'remove').mockRejectedValueOnce(new Error('The store is away.'));
    await expect(app.app.get(TemporarySweep).run()).rejects.toThrow('The store is away.');
    await app.app.get(TemporarySweep).run();
    expect(await store.has(temporary.body.docId)).toBe(false);
    expect(await namesFor(agency)).toContain('Kept');
    expect(await namesFor(agency)).not.toContain('Temporary');
  });

  it('follow an account to its new agency, but for what the one before only quoted', async () => {
    let version = 8;
    const moveTo = async (): Promise<TestCaller> => {
      const organizationId = newId();
      version += 1;
      await app.deliver('account.agent-changed.v1', {
        accountId,
        agent: null,
        teamIds: [],
        previousAgencyId: agencyId,
        scope: scopeOf({ accountId, agencyId: organizationId }),
        version,
      });
      return app.signIn({ accountType: 'AGENCY', organizationId, permissions });
    };
    const rivalOfQuote = await moveTo();
    expect(await namesFor(rivalOfQuote)).toEqual([]);
    expect((await upload(rivalOfQuote, { quoteId })).status).toBe(404);
    expect(await namesFor(agency)).toContain('EVERYBODY');
    await bind(newId(), quoteId);
    const next = await moveTo();
    expect(await namesFor(agency)).toEqual([]);
    expect(await namesFor(next)).toContain('EVERYBODY');
    expect((await upload(agency, { quoteId })).status).toBe(404);
    expect((await upload(next, { quoteId })).status).toBe(201);
  });
});

/** Many parts of nothing, which take next to no room while they are packed. */
function bomb(): Uint8Array {
  const nothing = new Uint8Array(30 * 1_048_576);
  return zipSync({ a: nothing, b: nothing, c: nothing, d: nothing });
}
