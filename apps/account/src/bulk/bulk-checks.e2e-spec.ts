import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { service } from '../main';
import { FAULTS_MAX } from './bulk-check';
import { BulkCheckSweep } from './bulk-check-sweep';
import type { BulkCheckJobResponse } from './bulk-uploads.dto';

const API = '/api/bus/v1/bulkUpload/check';
const HEADINGS = 'Company,Phone,Address 1,City,State,ZIP code';
const ROWS = 2_100;
const TWO_DAYS_MS = 48 * 3_600_000;

describe('the check of a large file', () => {
  let app: TestApp;
  let agent: TestCaller;
  const organizationId = randomUUID();
  const permissions = ['bulk-upload:create'];

  beforeAll(async () => {
    app = await startApp(service);
    const scope = scopeOf({});
    await app.deliver('organization.saved.v1', {
      organizationId,
      accountType: 'AGENCY',
      name: 'Harborline',
      fullName: null,
      hostname: null,
      locationAlias: 'US',
      enforceMfa: false,
      deleted: false,
      version: 1,
      scope,
    });
    const team = { teamId: randomUUID(), organizationId, name: 'Main Team', default: true };
    await app.deliver('team.saved.v1', {
      ...team,
      replacedBy: null,
      deleted: false,
      scope,
      version: 1,
    });
    agent = await app.signIn({ accountType: 'AGENCY', organizationId, permissions });
  });
  afterAll(() => app.close());

  /** A file each row of which makes a client, but for those at fault. */
  const fileOf = (rows: number, faulty = 0): string =>
    [
      HEADINGS,
      ...Array.from({ length: rows }, (_, n) => {
        const phone = n < faulty ? '1' : '7025550134';
        return `Company ${n},${phone},10 Canyon Road,Las Vegas,NV,89101`;
      }),
    ].join('\n');

  const send = (file: string) => {
    const part = 'content-disposition: form-data; name="file"; filename="clients.csv"';
    const form = `--edge\r\n${part}\r\n\r\n${file}\r\n--edge--\r\n`;
    const type = { 'content-type': 'multipart/form-data; boundary=edge' };
    return agent.send<BulkCheckJobResponse>('POST', API, form, type);
  };
  const ended = (id: string) =>
    eventually(async () => {
      const { body } = await agent.get<BulkCheckJobResponse>(`${API}/${id}`);
      return ['DONE', 'FAILED', 'CANCELLED'].includes(body.status) ? body : undefined;
    });

  it('is a job that tells how far it is, and finds what a small one does', async () => {
    const { status, headers, body } = await send(fileOf(ROWS, ROWS - 10));
    expect([status, headers.get('location')]).toEqual([202, `${API}/${body.id}`]);
    const job = await ended(body.id);
    expect(job).toMatchObject({ status: 'DONE', done: ROWS, total: ROWS, problem: null });
    expect(job.result).toMatchObject({ problem: null, numRows: ROWS, numFaulty: ROWS - 10 });
    expect(job.result?.faults).toHaveLength(FAULTS_MAX);
    expect(job.result?.faults[0]).toMatchObject({ line: 2, name: 'Company 0' });
    const stranger = await app.signIn({ accountType: 'AGENCY', permissions });
    expect((await stranger.get(`${API}/${body.id}`)).status).toBe(404);
  });

  it('refuses a file with more rows than an upload has', async () => {
    const { body } = await send(fileOf(50_001));
    const { status, problem } = await ended(body.id);
    expect([status, problem?.code]).toEqual(['FAILED', 'TOO_MANY_ROWS']);
  });

  it('is given up by whoever asked, and its file goes after two days', async () => {
    const { body } = await send(fileOf(ROWS));
    expect((await agent.send('DELETE', `${API}/${body.id}`)).status).toBe(204);
    expect((await ended(body.id)).status).toMatch(/CANCELLED|DONE/);
    const kept = async () =>
      (await app.dataSource.query('select count(*)::int as count from bulk_check_file'))[0].count;
    expect(await kept()).toBe(3);
    app.clock.advance(TWO_DAYS_MS + 1);
    await app.app.get(BulkCheckSweep).pass({ except: [] });
    expect(await kept()).toBe(0);
  });
});
