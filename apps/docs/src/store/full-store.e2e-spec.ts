import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { ServiceState } from '@palisade/platform';
import { newId } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { service } from '../main';
import { DocumentStore } from './document-store';

const AGENCY = newId();
const UPLOAD = '/api/docs/v1/upload/doc?docName=Report&docType=OTHER';

const statement: EventData<'commission-statement.finalized.v1'> = {
  statementId: newId(),
  agencyId: AGENCY,
  year: 2026,
  month: 10,
  currency: 'USD',
  opening: 0,
  total: 0,
  lines: [],
  scope: scopeOf({ agencyId: AGENCY }),
  version: 1,
};

describe('a document store without room', () => {
  let app: TestApp;
  let agency: TestCaller;
  let staff: TestCaller;
  let folder: string;
  let disk: jest.SpyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'full-store-'));
    app = await startApp(service, { DATA_DIR: folder });
    const permissions = ['document:view', 'document:upload', 'commission:statement-download'];
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
    staff = await app.signIn({ accountType: 'COWBELL', permissions: ['feature-flag:view'] });
    await app.deliver('organization.saved.v1', {
      organizationId: AGENCY,
      accountType: 'AGENCY',
      name: 'Harborline',
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
    });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    disk = jest
      .spyOn(app.app.get(DocumentStore) as unknown as { write(): Promise<void> }, 'write')
      .mockRejectedValue(full);
  });
  afterEach(() => disk.mockRestore());

  async function upload(): Promise<{ status: number; wait: string | null; detail?: string }> {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n']), 'report.pdf');
    const answer = await fetch(app.url + UPLOAD, {
      method: 'POST',
      headers: { authorization: `Bearer ${agency.token}`, 'idempotency-key': newId() },
      body: form,
    });
    const { detail } = (await answer.json()) as { detail?: string };
    return { status: answer.status, wait: answer.headers.get('retry-after'), detail };
  }
  const rows = async (): Promise<number> =>
    (await app.dataSource.query('select count(*)::int as count from document'))[0].count;
  const documents = (): Promise<string[]> =>
    readdir(path.join(folder, 'documents')).catch(() => []);
  const partOf = async (): Promise<string> => {
    const answer = await fetch(`${app.url}/health/ready`);
    const { parts } = (await answer.json()) as { parts: Record<string, string> };
    expect(answer.status).toBe(200);
    return parts.documents;
  };

  it('refuses uploads in words until there is room, keeps nothing, and says so', async () => {
    const before = [await rows(), await documents()];
    expect(await upload()).toEqual({
      status: 503,
      wait: '60',
      detail: expect.stringContaining('The document store is full.'),
    });
    expect([await rows(), await documents()]).toEqual(before);
    expect(await partOf()).toBe('full');
    const { body } = await staff.get<ServiceState>('/ops/state');
    expect(body.parts).toEqual({ documents: 'full' });
    disk.mockRestore();
    expect((await upload()).status).toBe(201);
    expect(await partOf()).toBe('up');
  });

  it('lets what is printed by events wait, and be printed once there is room', async () => {
    const before = await rows();
    const delivered = app.deliver('commission-statement.finalized.v1', statement);
    // More often than an event is tried that failed for a reason of its own.
    await eventually(() => disk.mock.calls.length > 6);
    expect(await rows()).toBe(before);
    disk.mockRestore();
    await delivered;
    expect(await rows()).toBe(before + 2);
  });
});
