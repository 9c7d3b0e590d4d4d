import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import { newId } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { pdfText } from '../rendering/pdf-text.fixture';

const AGENCY = newId();
const STATEMENT = newId();
const PAPERS = '/api/docs/v1/commissions?year=2026&month=10';

const finalized: EventData<'commission-statement.finalized.v1'> = {
  statementId: STATEMENT,
  agencyId: AGENCY,
  year: 2026,
  month: 10,
  currency: 'USD',
  opening: -11_000,
  total: 139_000,
  lines: [
    {
      commissionId: newId(),
      agencyId: AGENCY,
      policyId: newId(),
      policyNumber: 'P-26-0000007',
      lineType: 'RWL',
      currency: 'USD',
      commissionable: 1_000_000,
      pct: 15,
      amount: 150_000,
      insuredName: '=Red Rock Dental',
      effectiveDate: '2026-10-01',
      transactionDate: '2026-10-14',
      nonCommissionable: 5_000,
      paidShare: 100,
    },
  ],
  scope: scopeOf({ agencyId: AGENCY }),
  version: 1,
};

describe('commission statements', () => {
  let app: TestApp;
  let agency: TestCaller;
  const permissions = ['document:view', 'commission:statement-download'];

  beforeAll(async () => {
    app = await startApp(service, { DATA_DIR: await mkdtemp(path.join(tmpdir(), 'statements-')) });
    agency = await app.signIn({ accountType: 'AGENCY', organizationId: AGENCY, permissions });
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
    await app.deliver('commission-statement.finalized.v1', finalized);
  });
  afterAll(() => app.close());

  const fileOf = (address: string, { token }: TestCaller): Promise<Response> =>
    fetch(app.url + address, { headers: { authorization: `Bearer ${token}` } });

  it('are printed when the month is closed, and the others are told of the PDF', async () => {
    const answer = await fileOf(PAPERS, agency);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const text = (await pdfText(Buffer.from(await answer.arrayBuffer()))).join(' ');
    for (const printed of [
      'October 2026, Harborline',
      'P-26-0000007',
      'Renewal',
      '10/14/2026',
      '-$110.00',
      '$1,390.00',
    ]) {
      expect(text).toContain(printed);
    }
    const told: { statement: string }[] = await app.dataSource.query(
      `select body->'data'->>'statementId' as statement from outbox
       where type = 'document.rendered.v1'`,
    );
    expect(told).toEqual([{ statement: STATEMENT }]);
  });

  it('are rows for a spreadsheet, which runs none of them', async () => {
    const answer = await fileOf(`${PAPERS}&format=csv`, agency);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [head, line] = (await answer.text()).split('\n');
    expect(head).toContain('"policyNumber","insured","effectiveDate","transactionDate","type"');
    expect(line).toBe(
      `"P-26-0000007","'=Red Rock Dental","2026-10-01","2026-10-14","RWL","USD","10050","50",` +
        `"10000","15","1500","100"`,
    );
  });

  it('are for staff by agency and for the agency alone, and stand in no list', async () => {
    const staff = await app.signIn({ accountType: 'COWBELL', permissions });
    expect((await fileOf(`${PAPERS}&agencyId=${AGENCY}`, staff)).status).toBe(200);
    expect((await fileOf(PAPERS, staff)).status).toBe(404);
    const rival = await app.signIn({ accountType: 'AGENCY', permissions });
    expect((await fileOf(`${PAPERS}&agencyId=${AGENCY}`, rival)).status).toBe(404);
    const list = await agency.get<{ totalElements: number }>('/api/docs/v1/search');
    expect(list.body.totalElements).toBe(0);
    const readers = ['document:view'];
    const clerk = { accountType: 'AGENCY', organizationId: AGENCY, permissions: readers } as const;
    expect((await fileOf(PAPERS, await app.signIn(clerk))).status).toBe(403);
  });

  it('show the share of the premium that is paid, and break no word of a heading', async () => {
    const answer = await fileOf(PAPERS, agency);
    const text = (await pdfText(Buffer.from(await answer.arrayBuffer()))).join(' ');
    expect(text).toMatch(/Premium paid\s+Commission\s/);
    expect(text).toMatch(/15%\s+100%\s+\$1,500\.00/);
  });

  it('are printed once more when they are paid, with the day and the account', async () => {
    await app.deliver('commission.paid.v1', {
      paymentId: newId(),
      statementId: STATEMENT,
      agencyId: AGENCY,
      currency: 'USD',
      amount: 139_000,
      paidOn: '2026-11-05',
      description: 'October',
      bank: { name: 'Harbor Demo Bank', account: '••••4410' },
      scope: scopeOf({ agencyId: AGENCY }),
      version: 2,
    });
    const answer = await fileOf(PAPERS, agency);
    const text = (await pdfText(Buffer.from(await answer.arrayBuffer()))).join(' ');
    for (const printed of ['Paid on', '11/05/2026', 'Harbor Demo Bank', '4410', '$1,390.00']) {
      expect(text).toContain(printed);
    }
    expect(text).not.toContain('To be paid');
  });

  it('of months that were closed elsewhere are printed once, with their payment', async () => {
    const statementId = newId();
    const asked = {
      ...finalized,
      statementId,
      month: 8,
      agencyName: 'Harborline Insurance Partners',
      payment: { paidOn: '2026-09-04', bank: null },
    };
    await app.deliver('commission-statement.paper-asked.v1', asked);
    await app.deliver('commission-statement.paper-asked.v1', { ...asked, version: 2 });
    const answer = await fileOf('/api/docs/v1/commissions?year=2026&month=8', agency);
    const text = (await pdfText(Buffer.from(await answer.arrayBuffer()))).join(' ');
    for (const printed of ['August 2026', 'Harborline Insurance Partners', '09/04/2026']) {
      expect(text).toContain(printed);
    }
    const told: object[] = await app.dataSource.query(
      `select 1 from outbox where body->'data'->>'statementId' = $1`,
      [statementId],
    );
    expect(told).toHaveLength(1);
  });

  it('of a month without one are not found, in the words for it', async () => {
    expect(await agency.get('/api/docs/v1/commissions?year=2026&month=9')).toMatchObject({
      status: 404,
      body: { detail: 'No statements found for this month.' },
    });
    expect(await agency.get('/api/docs/v1/commissions?year=2026&month=13')).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/month' }] },
    });
  });
});
