import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { utils, write } from '@e965/xlsx';
import { partAway } from '@palisade/platform';
import { eventually } from '@palisade/testing';
import { ASKED_QUESTIONS, CLAIM_HISTORIES, FREQUENCIES } from '@palisade/trade';
import { RaterGateway } from '../clients/rater.gateway';
import type { RaterProcess } from '../clients/rater-process.fixture-spec';
import { startRaterProcess } from '../clients/rater-process.fixture-spec';
import type { StandInAuth } from '../quotes/auth.fixture-spec';
import { startAuth } from '../quotes/auth.fixture-spec';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { ALL_ANSWERS } from '../quotes/quote-world.fixture';
import type { BatchResult, IndicationResponse, ProductOfferResponse } from './indications.dto';

const API = '/api/quote/v1';
const START_MS = 60_000;
const DENTIST = { state: 'NV', industryCode: '621210', revenue: 10_000_000, records: 40_000 };
const HEADINGS = ['Company', 'State', 'NAICS', 'Revenue', 'MFA admin'];

describe('indications', () => {
  const world = new BindableWorld();
  let auth: StandInAuth;
  let rater: RaterProcess;
  let docs: Server;
  let printed: object[] = [];
  const indicate = (body: object, caller = world.agency) =>
    caller.post<IndicationResponse>(`${API}/indications`, body);
  const upload = async (file: Buffer, name: string, { query = '' } = {}) => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(file)]), name);
    const answer = await fetch(`${world.app.url}${API}/indications/batch${query}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${world.agency.token}` },
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const resultOf = async (id: unknown): Promise<BatchResult> => {
    let result: BatchResult | null = null;
    await eventually(async () => {
      const { body } = await world.agency.get(`${API}/indications/batch/${String(id)}`);
      result = body.result as BatchResult | null;
      return body.status === 'DONE';
    });
    return result!;
  };
  const workbook = (lines: unknown[][]): Buffer =>
    write(utils.book_new(utils.aoa_to_sheet(lines)), {
      type: 'buffer',
      bookType: 'xlsx',
    }) as Buffer;

  beforeAll(async () => {
    auth = await startAuth();
    rater = await startRaterProcess(auth.url);
    docs = createServer((request, response) => {
      if (request.url?.startsWith('/api/docs/v1/download')) return response.end('%PDF-1.7');
      return response.end(JSON.stringify({ content: printed }));
    });
    await new Promise<void>((resolve) => docs.listen(0, '127.0.0.1', resolve));
    const { port } = docs.address() as AddressInfo;
    await world.start({
      RATER_URL: rater.url,
      AUTH_URL: auth.url,
      DOCS_URL: `http://127.0.0.1:${port}`,
    });
  }, START_MS);
  afterAll(async () => {
    await world.close();
    await rater.close();
    auth.close();
    docs.close();
  });

  it('price a company that nobody knows, with the range of what is not answered', async () => {
    const { status, body } = await indicate(DENTIST);
    expect(status).toBe(200);
    expect(body).toMatchObject({ product: 'P250', currency: 'USD', presetName: 'POPULAR' });
    expect(body.low).toBeLessThan(body.totalPremium);
    expect(body.high).toBeGreaterThan(body.totalPremium);
    expect(body.savings[0]).toMatchObject({ control: 'mfa' });
    expect(body.unanswered).toHaveLength(13);
    const mfa = { mfaCloud: true, mfaRemote: true, mfaAdmin: true };
    const better = await indicate({ ...DENTIST, securityQuestions: mfa });
    expect(better.body.totalPremium).toBe(body.savings[0].totalPremium);
    expect(better.body.low).toBe(body.low);
    expect(better.body.high).toBeLessThanOrEqual(body.high);
  });

  it('are what a quote of the same client costs', async () => {
    const accountId = await world.account();
    const asked = { accountId, securityQuestions: ALL_ANSWERS };
    const { body } = await indicate(asked);
    const id = await world.quote(accountId, {
      presetName: 'POPULAR',
      initialRequestData: body.terms,
    });
    const quote = await world.agency.get(`${API}/${id}`);
    expect(quote.body.totalPremium).toBe(body.totalPremium);
  });

  it('take the terms that were chosen, and refuse those that are not sold', async () => {
    const usual = (await indicate(DENTIST)).body;
    const terms = { limit: 3_000_000, deductible: 50_000, waitingPeriod: 24, retroActivePeriod: 1 };
    const { body } = await indicate({ ...DENTIST, ...terms });
    expect(body.terms).toMatchObject(terms);
    expect(body.terms.coverages).toHaveLength(usual.terms.coverages?.length ?? 0);
    expect(body.totalPremium).toBeGreaterThan(usual.totalPremium);
    const strange = await indicate({ ...DENTIST, limit: 1_234_567 });
    expect(strange).toMatchObject({ status: 400 });
  });

  it('have the price of every further answer in their range', async () => {
    const draw = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)];
    const kinds = { yesNo: [true, false], frequency: FREQUENCIES, claimHistory: CLAIM_HISTORIES };
    for (let turn = 0; turn < 30; turn++) {
      const answers = ASKED_QUESTIONS.map(({ name, kind }) => [name, draw<unknown>(kinds[kind])]);
      const full = Object.fromEntries(answers) as Record<string, unknown>;
      const some = Object.fromEntries(answers.filter(() => draw([true, false]))) as typeof full;
      const risk = { ...DENTIST, presetName: draw(['BASIC', 'POPULAR', 'ELITE']) };
      const { low, high } = (await indicate({ ...risk, securityQuestions: some })).body;
      const { totalPremium } = (await indicate({ ...risk, securityQuestions: full })).body;
      const isWithin = low <= totalPremium && totalPremium <= high;
      expect({ isWithin, some, full }).toEqual({ isWithin: true, some, full });
    }
  });

  it('are in pounds for a British postcode', async () => {
    const asked = { zipCode: 'EC1A 1BB', industryCode: '70100', revenue: 2_000_000 };
    expect((await indicate(asked)).body).toMatchObject({ product: 'P_ONE', currency: 'GBP' });
  });

  it.each([
    ['nothing', {}, ['/industryCode', '/revenue', '/state']],
    ['a revenue of nothing', { ...DENTIST, revenue: 0 }, ['/revenue']],
    ['a code of an earlier list', { ...DENTIST, industryCode: '511210' }, ['/industryCode']],
    ['a code of another country', { ...DENTIST, industryCode: '86230' }, ['/industryCode']],
    ['a preset that is none', { ...DENTIST, presetName: 'X' }, ['/presetName']],
  ])('refuse %s with every field', async (_, body, pointers) => {
    const answer = await world.agency.post(`${API}/indications`, body);
    const errors = answer.body.errors as { pointer: string }[];
    expect([answer.status, errors.map(({ pointer }) => pointer)]).toEqual([400, pointers]);
  });

  it('name the least price of each product, to those who may quote the client', async () => {
    const accountId = await world.account();
    const path = `${API}/indications/products/${accountId}`;
    const { body } = await world.agency.get<ProductOfferResponse[]>(path);
    const offers = new Map(body.map((offer) => [offer.product, offer]));
    expect(offers.has('P_PLUS')).toBe(false);
    expect(offers.get('P250')).toMatchObject({ market: 'ADMITTED', limitMin: 1_000_000 });
    expect(offers.get('P250')?.startingPremium).toBeGreaterThan(0);
    expect(offers.get('PRIME_TECH')?.startingPremium).toBeNull();
    const rival = await world.app.signIn({ accountType: 'AGENCY', permissions: ['quote:create'] });
    expect((await rival.get(path)).status).toBe(404);
    expect((await indicate({ accountId }, rival)).status).toBe(404);
  });

  it('come in batches: twenty companies of a workbook are twenty prices', async () => {
    const companies = Array.from({ length: 20 }, (_, index) => [
      index === 3 ? '=HYPERLINK("x")' : `Company ${index}`,
      index % 2 ? 'NV' : 'Utah',
      '621210',
      1_000_000 * (index + 1),
      index % 2 ? 'yes' : '',
    ]);
    const begun = await upload(workbook([HEADINGS, ...companies]), 'book.xlsx');
    expect(begun.status).toBe(202);
    const { rows } = await resultOf(begun.body.id);
    expect(rows).toHaveLength(20);
    const premiums = rows.map(({ indication }) => indication?.totalPremium ?? 0);
    expect(premiums.every((premium) => premium > 0)).toBe(true);
    expect(rows[1]).toMatchObject({ row: 3, state: 'NV', securityQuestions: { mfaAdmin: true } });
    const alone = await indicate({
      ...DENTIST,
      state: 'UT',
      records: undefined,
      revenue: 1_000_000,
    });
    expect(premiums[0]).toBe(alone.body.totalPremium);
    const other = await world.app.signIn({ accountType: 'AGENCY', permissions: ['quote:create'] });
    const path = `${API}/indications/batch/${String(begun.body.id)}`;
    expect((await other.get(path)).status).toBe(404);
    expect((await world.agency.send('DELETE', path)).status).toBe(204);
  });

  const LINES = 'Company;State;NAICS;Revenue\nA;NV;621210;1m\nB;NV;621210;2m\n';
  const sendLines = async (): Promise<string> =>
    String((await upload(Buffer.from(LINES), 'book.csv')).body.id);
  const batchOf = async (id: string) =>
    (await world.agency.get(`${API}/indications/batch/${id}`)).body;

  it('wait in batches while nobody rates, say so, and go on by themselves', async () => {
    const away = partAway('RATER_UNAVAILABLE', 'Rating is unavailable right now.');
    const rated = jest.spyOn(world.app.app.get(RaterGateway), 'whatIf').mockRejectedValue(away);
    const id = await sendLines();
    const waiting = await eventually(async () => {
      const body = await batchOf(id);
      return body.problem ? body : undefined;
    });
    expect(waiting).toMatchObject({
      status: 'WAITING',
      problem: { status: 503, detail: 'Rating is unavailable right now.' },
    });
    rated.mockRestore();
    const { rows } = await resultOf(id);
    expect(rows.map(({ errors }) => errors)).toEqual([[], []]);
    expect((await batchOf(id)).problem).toBeNull();
  });

  it('go on in a batch that has failed, once its owner says so', async () => {
    const id = await sendLines();
    await resultOf(id);
    const failed = `update job set status = 'FAILED', result = null, tries = 4 where id = $1`;
    await world.app.dataSource.query(failed, [id]);
    const path = `${API}/indications/batch/${id}/resume`;
    const other = await world.app.signIn({ accountType: 'AGENCY', permissions: ['quote:create'] });
    expect((await other.post(path)).status).toBe(404);
    expect((await world.agency.post(path)).status).toBe(200);
    expect((await resultOf(id)).rows).toHaveLength(2);
    expect(await world.agency.post(path)).toMatchObject({ status: 409 });
  });

  it('name the rows at fault of a batch, and price the others', async () => {
    const csv = 'Company;State;NAICS;Revenue\nA;NV;621210;1m\nB;ZZ;621210;much\nC;NV;00;5\n';
    const part = 'content-disposition: form-data; name="file"; filename="book.csv"';
    const form = `--edge\r\n${part}\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--edge--\r\n`;
    const type = { 'content-type': 'multipart/form-data; boundary=edge' };
    const begun = await world.agency.send('POST', `${API}/indications/batch`, form, type);
    expect(begun.status).toBe(202);
    const { rows } = await resultOf(begun.body.id);
    expect(rows.map(({ indication }) => indication !== null)).toEqual([true, false, false]);
    expect(rows[1].errors).toEqual(['Revenue "much" is no number.', 'State "ZZ" is none.']);
    expect(rows[2].errors).toHaveLength(1);
  });

  it('ask about an amount of a batch that may be two, and tell how the file was read', async () => {
    const file = Buffer.from('Company;State;NAICS;Revenue\nCaf\xe9;NV;621210;250.000\n', 'latin1');
    const asked = await upload(file, 'book.csv');
    expect([asked.status, asked.body.code]).toEqual([400, 'AMOUNTS_AMBIGUOUS']);
    const begun = await upload(file, 'book.csv', { query: '?decimal=,' });
    const { reading, rows } = await resultOf(begun.body.id);
    expect(reading).toMatchObject({
      charset: 'windows-1252',
      isGuess: true,
      separator: ';',
      headingLine: 1,
      amounts: [{ heading: 'Revenue', text: '250.000', amount: 250_000 }],
      questions: [],
    });
    expect(rows).toMatchObject([{ row: 2, company: 'Café', revenue: 250_000 }]);
  });

  it.each([
    [
      'another type',
      Buffer.from('Company\nA'),
      'book.pdf',
      'Choose a CSV, TSV, TXT, XLS or XLSX file.',
    ],
    [
      'a workbook that is none',
      Buffer.from('Company\nA'),
      'book.xlsx',
      'Choose a CSV, TSV, TXT, XLS or XLSX file.',
    ],
    ['no headings', Buffer.from('A,B\n'), 'book.csv', 'The headings must name the columns'],
    [
      'too many',
      Buffer.from(`Company\n${'A\n'.repeat(201)}`),
      'book.csv',
      'A batch has at most 200 companies.',
    ],
    ['too large a file', Buffer.alloc(5_000_001, 'a'), 'book.csv', 'The file is larger than 5 MB.'],
  ])('refuse a batch of %s, and keep nothing of it', async (_, file, name, sentence) => {
    const count = (): Promise<unknown> => world.app.dataSource.query('select count(*) from job');
    const before = await count();
    const { status, body } = await upload(file, name);
    expect([status, body.code]).toEqual([400, 'NOT_A_BATCH']);
    expect(body.detail).toContain(sentence);
    expect(await count()).toEqual(before);
  });

  it('lead to a quote whose papers are read under its address', async () => {
    const id = await world.quote(await world.account());
    expect((await world.agency.get(`${API}/documents/${id}`)).status).toBe(404);
    const docId = randomUUID();
    const created = '2026-01-15T12:00:00.000Z';
    printed = [{ docId, fileName: 'Application.pdf', created }];
    const { body } = await world.agency.get(`${API}/documents/${id}`);
    const link = `/api/docs/v1/download?docId=${docId}`;
    expect(body).toEqual({ link, docId, fileName: 'Application.pdf', created });
    const proposal = await world.agency.get<string>(`${API}/proposal/${id}`);
    expect(proposal.headers.get('content-type')).toContain('application/pdf');
    const before = `${API}/proposal/${id}?created=2026-01-14T00:00:00Z`;
    expect((await world.agency.get(before)).status).toBe(404);
    const stranger = await world.app.signIn({ accountType: 'AGENCY', permissions: ['quote:view'] });
    for (const path of ['documents', 'proposal']) {
      expect((await stranger.get(`${API}/${path}/${id}`)).status).toBe(404);
    }
  });
});
