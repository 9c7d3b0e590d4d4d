import { randomUUID } from 'node:crypto';
import { utils, write } from '@e965/xlsx';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { eventually, startApp } from '@palisade/testing';
import { service } from '../main';
import { BULK_BYTES_MAX } from './bulk-sheet';

const API = '/api/bus/v1/bulkUpload';
const HEADINGS = ['Company', 'Phone', 'Address 1', 'City', 'State', 'ZIP code', 'Revenue'];
const client = (name: string, more: Partial<Record<number, string>> = {}): string[] =>
  Object.assign(
    [name, '702-555-0134', '10 Canyon Road', 'Las Vegas', 'NV', '89101', '1,000,000'],
    more,
  );

interface Upload {
  id: string;
  numUploaded: number;
  numSuccess: number;
  numFailure: number;
  status: string;
  detail?: string;
}

describe('bulk uploads', () => {
  let app: TestApp;
  let agent: TestCaller;
  let rival: TestCaller;
  let staff: TestCaller;
  const agencyId = randomUUID();
  const rivalId = randomUUID();

  beforeAll(async () => {
    app = await startApp(service);
    const scope = scopeOf({});
    for (const organizationId of [agencyId, rivalId]) {
      await app.deliver('organization.saved.v1', {
        organizationId,
        accountType: 'AGENCY',
        name: `Agency ${organizationId}`,
        fullName: null,
        hostname: null,
        locationAlias: 'US',
        enforceMfa: false,
        deleted: false,
        version: 1,
        scope,
      });
      const team = { teamId: randomUUID(), organizationId, name: 'Main Team', default: true };
      const event = { ...team, replacedBy: null, deleted: false, scope, version: 1 };
      await app.deliver('team.saved.v1', event);
    }
    const permissions = ['bulk-upload:create', 'bulk-upload:view', 'account:view'];
    const agency = (organizationId: string) =>
      app.signIn({ accountType: 'AGENCY', organizationId, permissions, seesAllTeams: true });
    agent = await agency(agencyId);
    rival = await agency(rivalId);
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(() => app.close());

  const send = async <T = Upload>(
    file: string | Buffer,
    { name = 'clients.csv', to = API, by = agent } = {},
  ) => {
    if (typeof file === 'string') {
      const part = `content-disposition: form-data; name="file"; filename="${name}"`;
      const form = `--edge\r\n${part}\r\ncontent-type: text/csv\r\n\r\n${file}\r\n--edge--\r\n`;
      const type = { 'content-type': 'multipart/form-data; boundary=edge' };
      return by.send<T & { detail?: string }>('POST', to, form, type);
    }
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), name);
    const answer = await fetch(app.url + to, {
      method: 'POST',
      headers: { authorization: `Bearer ${by.token}` },
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as T };
  };
  const csv = (lines: string[][]): string =>
    lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n');
  const book = (lines: unknown[][], bookType: 'xlsx' | 'biff8'): Buffer => {
    const made = utils.book_new();
    utils.book_append_sheet(made, utils.aoa_to_sheet(lines), 'Clients');
    return write(made, { type: 'buffer', bookType }) as Buffer;
  };
  const done = (id: string): Promise<Upload> =>
    eventually(async () => {
      const { body } = await agent.get<Upload & object>(`${API}/${id}`);
      return body.status === 'DONE' ? body : undefined;
    });
  const accounts = async (): Promise<number> =>
    (await app.dataSource.query('select count(*)::int as count from account'))[0].count as number;

  it('makes a client of each row, once, and says what is wrong with the others', async () => {
    const lines = [
      HEADINGS,
      client('Alder Creek Dental'),
      client('Bright Fork Bakery', { 1: '1' }),
      ['', '', '', '', '', '', ''],
      client('alder creek dental'),
      client('Cobalt Yoga', { 5: '10001' }),
    ];
    const checked = await send<object>(csv(lines), { to: `${API}/check` });
    expect(checked).toMatchObject({
      status: 200,
      body: {
        numRows: 4,
        numFaulty: 3,
        columns: expect.arrayContaining([{ heading: 'ZIP code', column: 'zipCode' }]),
        faults: [
          { line: 3, name: 'Bright Fork Bakery', errors: [expect.stringContaining('Phone: ')] },
          { line: 5, errors: ['Cannot create account.'] },
          { line: 6, errors: ['ZIP code: This ZIP Code lies in NY'] },
        ],
      },
    });
    expect(await accounts()).toBe(0);
    const { status, body } = await send(csv(lines));
    expect([status, body.numUploaded]).toEqual([201, 4]);
    expect(await done(body.id)).toMatchObject({ numSuccess: 1, numFailure: 3, agencyId });
    const found = await agent.get<{ content: object[] }>('/api/account/v1/search?search=alder');
    expect(found.body.content).toMatchObject([{ name: 'Alder Creek Dental', revenue: 1_000_000 }]);
    const told = await app.dataSource.query(
      `select type, count(*)::int from outbox where type like 'account.%' group by type order by type`,
    );
    expect(told).toEqual([
      { type: 'account.created.v1', count: 1 },
      { type: 'account.score-changed.v1', count: 1 },
    ]);
    const result = await fetch(`${app.url}${API}/${body.id}/result`, {
      headers: { authorization: `Bearer ${agent.token}` },
    });
    const text = await result.text();
    expect(text).toMatch(/Revenue,Line,Account,Errors/);
    expect(text).toContain(',5,,Cannot create account.');
    const again = await send(csv(lines));
    expect(await done(again.body.id)).toMatchObject({ numSuccess: 0, numFailure: 4 });
  });

  it.each([
    ['xlsx', 'clients.xlsx'],
    ['biff8', 'clients.xls'],
  ] as const)('reads a workbook of type %s', async (type, name) => {
    const row: unknown[] = client(`Dune ${type}`);
    row[6] = 2_500_000;
    const { body } = await send(book([HEADINGS, row], type), { name });
    expect(await done(body.id)).toMatchObject({ numSuccess: 1 });
  });

  it('makes no client twice of what was exported', async () => {
    const names = ['-Gorse Dental', "'Heath' Café", 'Iris "One", LLC', '=Juniper', '365'];
    const rows = names.map((name) => client(name, { 1: '+1 702 555 0134' }));
    const { body } = await send(book([HEADINGS, ...rows], 'xlsx'), { name: 'names.xlsx' });
    expect(await done(body.id)).toMatchObject({ numSuccess: names.length, numFailure: 0 });
    const get = async (path: string): Promise<Buffer> => {
      const headers = { authorization: `Bearer ${agent.token}`, accept: 'text/csv' };
      return Buffer.from(await (await fetch(app.url + path, { headers })).arrayBuffer());
    };
    const files = [`${API}/${body.id}/result`, '/api/account/v1/search?size=100'];
    const before = await accounts();
    for (const path of files) {
      const file = await get(path);
      expect(String(file)).toContain('Gorse Dental');
      const again = await send(file, { name: 'export.csv' });
      expect([path, again.status, again.body.detail]).toEqual([path, 201, undefined]);
      expect(await done(again.body.id)).toMatchObject({ numSuccess: 0 });
      expect(await accounts()).toBe(before);
    }
  });

  it('asks about amounts that may be two, before anything is kept', async () => {
    const file = csv([HEADINGS, client('Kelp Diving', { 6: '250.000' })]);
    const question = 'Revenue, line 2: "250.000" may be 250 or 250,000.';
    const checked = await send<object>(file, { to: `${API}/check` });
    expect(checked.body).toMatchObject({
      problem: expect.stringContaining(question),
      reading: {
        charset: 'UTF-8',
        separator: ',',
        headingLine: 1,
        amounts: [],
        questions: [{ heading: 'Revenue', line: 2, text: '250.000', point: 250, comma: 250_000 }],
      },
    });
    const refused = await send<{ code: string }>(file);
    expect([refused.status, refused.body.code]).toEqual([400, 'AMOUNTS_AMBIGUOUS']);
    expect((await send(file, { to: `${API}?decimal=x` })).status).toBe(400);
    const answered = await send<object>(file, { to: `${API}/check?decimal=,` });
    expect(answered.body).toMatchObject({
      problem: null,
      numFaulty: 0,
      reading: { amounts: [{ text: '250.000', amount: 250_000 }], questions: [] },
    });
    const { body } = await send(file, { to: `${API}?decimal=,` });
    expect(await done(body.id)).toMatchObject({ numSuccess: 1 });
    const found = await agent.get<{ content: object[] }>('/api/account/v1/search?search=kelp');
    expect(found.body.content).toMatchObject([{ revenue: 250_000 }]);
  });

  it('reads the columns that a person chose', async () => {
    const lines = [['A', 'B', 'C', 'D', 'E', 'F', 'Company'], client('Ember Robotics')];
    const columns = 'name,phone,address1,city,state,zipCode,';
    const to = `${API}?columns=${columns}`;
    const { body } = await send(csv(lines), { to });
    expect(await done(body.id)).toMatchObject({ numSuccess: 1 });
    for (const bad of ['name,name,phone', 'name,phone,colour']) {
      expect((await send(csv(lines), { to: `${API}?columns=${bad}` })).status).toBe(400);
    }
  });

  const formula = (): Buffer => {
    const sheet = utils.aoa_to_sheet([HEADINGS, client('Fen')]);
    sheet.G2 = { t: 'n', v: 3, f: '1+2' };
    const made = utils.book_new();
    utils.book_append_sheet(made, sheet, 'Clients');
    return write(made, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  };
  it.each<[string, string | Buffer, string, number, string]>([
    [
      'too large',
      Buffer.alloc(BULK_BYTES_MAX + 1, 'a'),
      'a.csv',
      413,
      'The file size is too big, 5MB max.',
    ],
    [
      'another type',
      '%PDF',
      'a.pdf',
      400,
      'The file is no CSV, TSV, TXT, XLS or XLSX, whatever it is called.',
    ],
    [
      'a text that is called a workbook',
      'Company',
      'a.xls',
      400,
      'The file is no CSV, TSV, TXT, XLS or XLSX, whatever it is called.',
    ],
    ['a formula', csv([HEADINGS, client('=1+1')]), 'a.csv', 400, 'The file has formulas'],
    ['a formula in a workbook', formula(), 'a.xlsx', 400, 'The file has formulas'],
    ['no rows', csv([HEADINGS]), 'a.csv', 400, 'The file has no rows below its headings.'],
    ['nothing', '', 'a.csv', 400, 'The file has no rows below its headings.'],
  ])(
    'refuses a file with %s in one sentence, and keeps nothing',
    async (_, file, name, status, detail) => {
      const before = await accounts();
      for (const to of [API, `${API}/check`]) {
        const answer = await send(file, { name, to });
        expect([answer.status, answer.body.detail]).toEqual([
          status,
          expect.stringContaining(detail),
        ]);
      }
      expect(await accounts()).toBe(before);
      const { body } = await agent.get(`${API}/search?search=${name}`);
      expect(body).toMatchObject({ totalElements: 0 });
    },
  );

  it('refuses a file with columns missing, and lets others be chosen by the check', async () => {
    const before = await accounts();
    const file = csv([
      ['Firm', 'EIN'],
      ['Fen', ''],
    ]);
    const detail = 'These columns are missing: Company, Phone, Address 1, City, ZIP code.';
    expect(await send(file)).toMatchObject({ status: 400, body: { detail } });
    expect(await send(file, { to: `${API}/check` })).toMatchObject({
      status: 200,
      body: {
        problem: detail,
        columns: [
          { heading: 'Firm', column: null },
          { heading: 'EIN', column: 'ein' },
        ],
      },
    });
    expect(await accounts()).toBe(before);
  });

  it('is seen by the own organisation and by staff, who name the agency', async () => {
    const lines = csv([HEADINGS, client('Gable Stone')]);
    expect((await send(lines, { by: staff })).status).toBe(400);
    expect((await send(lines, { to: `${API}?agencyId=${agencyId}`, by: rival })).status).toBe(400);
    const { body } = await send(lines, { to: `${API}?agencyId=${agencyId}`, by: staff });
    expect(await done(body.id)).toMatchObject({ numSuccess: 1 });
    expect((await staff.get(`${API}/${body.id}`)).status).toBe(200);
    expect((await rival.get(`${API}/${body.id}`)).status).toBe(404);
    expect((await rival.get(`${API}/${body.id}/result`)).status).toBe(404);
    expect((await rival.get(`${API}/search`)).body).toMatchObject({ totalElements: 0 });
    expect((await agent.get(`${API}/search?sort=numSuccess,desc`)).status).toBe(200);
  });

  it.each([
    ['en-US', 'ZIP code'],
    ['en-GB', 'Postcode'],
  ])('gives a template that can be filled in: %s', async (edition, postcode) => {
    const answer = await fetch(`${app.url}${API}/template`, {
      headers: { authorization: `Bearer ${agent.token}`, 'accept-language': edition },
    });
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const headings = (await answer.text()).trim().replace(/^\uFEFF/, '');
    expect(headings.split(',')).toContain(postcode);
    const row = client(`Harbor Light ${edition}`);
    const placeOf = (heading: string): number =>
      HEADINGS.indexOf(heading === postcode ? 'ZIP code' : heading);
    const filled = headings.split(',').map((heading) => row[placeOf(heading)] ?? '');
    const { body } = await send(`${headings}\n${filled.map((cell) => `"${cell}"`).join(',')}`);
    expect(await done(body.id)).toMatchObject({ numSuccess: 1 });
  });

  it('says that an upload was given up, until it is let go on', async () => {
    const { body } = await send(csv([HEADINGS, client('Given Up Bakery')]));
    await done(body.id);
    const jobIs = async (status: string): Promise<void> => {
      await app.dataSource.query(`update bulk_upload set num_success = 0 where id = $1`, [body.id]);
      const sql = `update job set status = $2 where input->>'uploadId' = $1`;
      await app.dataSource.query(sql, [body.id, status]);
    };
    const statuses = async (): Promise<unknown[]> => {
      const one = await agent.get<Upload & object>(`${API}/${body.id}`);
      const { body: page } = await agent.get<{ content: Upload[] }>(`${API}/search?size=100`);
      return [one.body.status, page.content.find(({ id }) => id === body.id)?.status];
    };
    expect(await statuses()).toEqual(['DONE', 'DONE']);
    await jobIs('FAILED');
    expect(await statuses()).toEqual(['FAILED', 'FAILED']);
    await jobIs('DONE');
    expect(await statuses()).toEqual(['RUNNING', 'RUNNING']);
  });

  const resultOf = async (id: string): Promise<string[]> => {
    const headers = { authorization: `Bearer ${agent.token}` };
    const text = await (await fetch(`${app.url}${API}/${id}/result`, { headers })).text();
    return text
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.slice(line.lastIndexOf(',') + 1));
  };

  it('goes on where it stopped once somebody who may upload says so, result and all', async () => {
    const names = ['Hollow Pine', 'Iron Gate', 'Juniper Mill'];
    const { body } = await send(csv([HEADINGS, ...names.map((name) => client(name))]));
    await done(body.id);
    const { id } = body;
    /** As when a process died for the last time after the first row. */
    const stop = async (): Promise<void> => {
      await app.dataSource.query('update bulk_upload set num_success = 1 where id = $1', [id]);
      const rows = `delete from bulk_upload_row where upload_id = $1 and line > 2 returning account_id`;
      const [gone]: [{ account_id: string }[]] = await app.dataSource.query(rows, [id]);
      await app.dataSource.query('update account set name = id::text where id = any($1)', [
        gone.map(({ account_id }) => account_id),
      ]);
      const sql = `update job set status = 'FAILED', problem = '{"code": "JOB_FAILED"}', tries = 4
        where input->>'uploadId' = $1`;
      await app.dataSource.query(sql, [id]);
    };
    await stop();
    expect(await resultOf(id)).toEqual(['Created', 'Waiting', 'Waiting']);
    expect((await rival.post(`${API}/${id}/resume`)).status).toBe(404);
    const resumed = await agent.post(`${API}/${id}/resume`);
    expect([resumed.status, resumed.body]).toMatchObject([200, { status: 'RUNNING' }]);
    expect(await done(id)).toMatchObject({ numSuccess: 3, numFailure: 0 });
    expect(await resultOf(id)).toEqual(['Created', 'Created', 'Created']);
    const refused = await agent.post(`${API}/${id}/resume`);
    expect([refused.status, refused.body.code]).toEqual([409, 'UPLOAD_DONE']);
    await stop();
    await app.dataSource.query(`delete from job where input->>'uploadId' = $1`, [id]);
    expect((await agent.get(`${API}/${id}`)).body).toMatchObject({ status: 'FAILED' });
    expect((await agent.post(`${API}/${id}/resume`)).status).toBe(200);
    expect(await done(id)).toMatchObject({ numSuccess: 3 });
  });
});
