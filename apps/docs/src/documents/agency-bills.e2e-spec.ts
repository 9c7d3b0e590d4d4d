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

const RECEIPT = newId();

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

const paid: EventData<'agency-bill.paid.v1'> = {
  agencyBillId: closed.agencyBillId,
  agencyId: AGENCY,
  year: 2026,
  month: 10,
  currency: 'USD',
  transactionId: 'T-26-0000042',
  method: 'Credit Card',
  amount: 500_000,
  paidOn: '2026-11-20',
  outstanding: 398_500,
  docId: RECEIPT,
  lines: [
    {
      invoiceNumber: 'I-26-0000003',
      policyNumber: 'P-26-0000007',
      insuredName: 'Red Rock Dental',
      amount: 500_000,
    },
  ],
  scope: scopeOf({ agencyId: AGENCY }),
  version: 1,
};

/** What of that payment is for one policy. */
const part: EventData<'payment.settled.v1'> & { receiptId: string } = {
  transactionId: 'T-26-0000042-1',
  invoiceId: newId(),
  invoiceNumber: 'I-26-0000003',
  policyId: newId(),
  policyNumber: 'P-26-0000007',
  method: 'Credit Card',
  currency: 'USD',
  amount: 500_000,
  premiumPart: 500_000,
  paidShare: 55,
  isDownPayment: false,
  payer: 'AGENCY',
  paidOn: '2026-11-20',
  contact: null,
  agencyBillId: closed.agencyBillId,
  receiptId: RECEIPT,
  scope: scopeOf({ agencyId: AGENCY }),
  version: 1,
};

describe('the statement of an agency bill', () => {
  let app: TestApp;
  const permissions = ['document:view', 'billing:view', 'commission:view'];

  beforeAll(async () => {
    app = await startApp(service, { DATA_DIR: await mkdtemp(path.join(tmpdir(), 'bills-')) });
    await app.deliver('agency-bill.closed.v1', closed);
    await app.deliver('agency-bill.paid.v1', paid);
    await app.deliver('payment.settled.v1', part);
  });
  afterAll(() => app.close());

  const own = { accountType: 'AGENCY', organizationId: AGENCY } as const;
  const opened = async (address: string): Promise<string> => {
    const { token } = await app.signIn({ ...own, permissions });
    const answer = await fetch(`${app.url}/api/docs/v1/${address}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    return (await pdfText(Buffer.from(await answer.arrayBuffer()))).join(' ');
  };
  const printed = (docId: string): Promise<string> => opened(`download?docId=${docId}`);

  it('has one receipt of a payment of the whole: amount, day, invoices and what is left', async () => {
    const text = await printed(RECEIPT);
    for (const said of ['T-26-0000042', 'October 2026', '11/20/2026', '$5,000.00', '$3,985.00']) {
      expect(text).toContain(said);
    }
    expect(text).toContain('I-26-0000003');
  });

  it.each([
    ['the last of its policy', `receipt/${part.policyId}`],
    ['its own number', `receipt/${part.policyId}?transactionId=${part.transactionId}`],
    ['the number of the whole', `receipt/${part.policyId}?transactionId=${paid.transactionId}`],
  ])('has the receipt of each part, by %s', async (_, address) => {
    expect(await opened(address)).toContain('$5,000.00');
    const reader = await app.signIn({ ...own, permissions });
    const others = `/api/docs/v1/receipt/${newId()}?transactionId=${paid.transactionId}`;
    expect((await reader.get(others)).status).toBe(404);
    const another = `/api/docs/v1/receipt/${part.policyId}?transactionId=T-26-0000099`;
    expect((await reader.get(another)).status).toBe(404);
  });

  it('is told to nobody who sees no commissions, nor is its receipt', async () => {
    const seeing = await app.signIn({ ...own, permissions });
    const list = '/api/docs/v1/search';
    expect((await seeing.get<{ totalElements: number }>(list)).body.totalElements).toBeGreaterThan(
      1,
    );
    for (const person of [own, { accountType: 'COWBELL' as const }]) {
      const unseeing = await app.signIn({
        ...person,
        permissions: permissions.filter((name) => name !== 'commission:view'),
      });
      expect((await unseeing.get(list)).body).toMatchObject({ totalElements: 0 });
      for (const address of [
        `download?docId=${DOCUMENT}`,
        `download?docId=${RECEIPT}`,
        `receipt/${part.policyId}`,
      ]) {
        expect((await unseeing.get(`/api/docs/v1/${address}`)).status).toBe(404);
      }
    }
  });

  it('says what was collected, what is kept of it and what is due, and when', async () => {
    const text = await printed(DOCUMENT);
    for (const said of [
      'October 2026',
      'I-26-0000003',
      '$10,485.00',
      '$1,500.00',
      '$8,985.00',
      '11/30/2026',
    ]) {
      expect(text).toContain(said);
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
