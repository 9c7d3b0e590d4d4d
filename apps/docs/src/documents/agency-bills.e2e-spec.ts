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
const DOCUMENT = newId();

const closed: EventData<'agency-bill.closed.v1'> = {
  agencyBillId: newId(),
  agencyId: AGENCY,
  year: 2026,
  month: 10,
  currency: 'USD',
  gross: 1_048_500,
  commission: 150_000,
  netDueFromAgency: 898_500,
  dueDate: '2026-11-30',
  docId: DOCUMENT,
  lines: [
    {
      invoiceNumber: 'I-26-0000003',
      policyNumber: 'P-26-0000007',
      insuredName: 'Red Rock Dental',
      issuedOn: '2026-10-14',
      gross: 1_048_500,
      commission: 150_000,
    },
  ],
  scope: scopeOf({ agencyId: AGENCY }),
  version: 1,
};

describe('the statement of an agency bill', () => {
  let app: TestApp;
  const permissions = ['document:view'];

  beforeAll(async () => {
    app = await startApp(service, { DATA_DIR: await mkdtemp(path.join(tmpdir(), 'bills-')) });
    await app.deliver('agency-bill.closed.v1', closed);
  });
  afterAll(() => app.close());

  it('says what was collected, what is kept of it and what is due, and when', async () => {
    const { token } = await app.signIn({
      accountType: 'AGENCY',
      organizationId: AGENCY,
      permissions,
    });
    const answer = await fetch(`${app.url}/api/docs/v1/download?docId=${DOCUMENT}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const text = (await pdfText(Buffer.from(await answer.arrayBuffer()))).join(' ');
    for (const printed of [
      'October 2026',
      'I-26-0000003',
      '$10,485.00',
      '$1,500.00',
      '$8,985.00',
      '11/30/2026',
    ]) {
      expect(text).toContain(printed);
    }
  });

  it.each(['CUSTOMER', 'AGENCY', 'CARRIER', 'DIGITAL', 'CLUSTER'] as const)(
    'is not for another %s',
    async (accountType) => {
      const other: TestCaller = await app.signIn({ accountType, permissions });
      const list = await other.get<{ totalElements: number }>('/api/docs/v1/search');
      expect(list.body.totalElements).toBe(0);
    },
  );
});
