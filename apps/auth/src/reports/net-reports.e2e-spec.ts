import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { read, utils } from '@e965/xlsx';
import { Mailbox } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import { sentMails, startApp, TestCaller } from '@palisade/testing';
import { DEMO_PASSWORD } from '../demo/demo-sign-ins';
import { service } from '../main';
import { seed } from '../seed';
import { ReportSweep } from './report-sweep';
import type { ReportResponse } from './reports.dto';

const REPORTS = '/api/auth/v1/me/reports';
/** What an agency settles net of its commission, as bills tell it. */
const NET = {
  invoiceNumber: 'I-26-NET',
  transactionId: 'T-26-NET',
  policyNumber: 'P-26-NET',
  insuredName: 'Red Rock Dental',
  currency: 'USD',
  amountDue: 855.55,
  amountPaid: 855.55,
  balance: 855.55,
};

describe('mailed lists of money that is settled net', () => {
  let app: TestApp;
  let folder: string;

  const seesCommissions = async (authorization = ''): Promise<boolean> => {
    const caller = new TestCaller(app.url, authorization.replace('Bearer ', ''));
    const { body } = await caller.get<Record<string, string[]>>('/api/auth/v1/permissions/map');
    return body.commission?.includes('view') ?? false;
  };
  /** Stands for the bills, which show such rows to who sees commissions. */
  const answer = async ({ headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    const content = (await seesCommissions(headers.authorization)) ? [NET] : [];
    const totals = { totalElements: content.length, totalPages: 1, number: 0, size: 100 };
    response.end(JSON.stringify({ content, ...totals }));
  };
  const bills = createServer((request, response) => void answer(request, response));

  const login = async (username: string): Promise<TestCaller> => {
    const credentials = { username, password: DEMO_PASSWORD };
    const { body } = await app.anonymous.post<{ accessToken: string }>(
      '/api/auth/v1/login',
      credentials,
    );
    return new TestCaller(app.url, body.accessToken);
  };

  /** The words of the workbook that a person is mailed of a list. */
  async function mailed(username: string, list: string): Promise<string> {
    const caller = await login(username);
    const report = { list, name: `Net ${list}`, search: '', address: '', every: 'WEEK' };
    const { body } = await caller.post<ReportResponse>(REPORTS, report);
    expect((await caller.post(`${REPORTS}/${body.id}/send`, {})).status).toBe(200);
    await app.app.get(ReportSweep).run();
    const [mail] = await sentMails(app);
    expect(mail.to).toBe(username);
    const book = read(await app.app.get(Mailbox).read(mail.id, 1));
    return utils.sheet_to_csv(book.Sheets[book.SheetNames[0]]);
  }

  beforeAll(async () => {
    await new Promise<void>((resolve) => bills.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(bills.address() as AddressInfo).port}`;
    folder = await mkdtemp(path.join(tmpdir(), 'palisade-net-reports-'));
    app = await startApp(service, { DATA_DIR: folder, BILLING_URL: url }, { keepKeys: true });
    app.clock.advance(Date.now() - app.clock.now().getTime());
    await seed(app.app);
  });
  afterAll(async () => {
    await app.close();
    bills.closeAllConnections();
    bills.close();
    await rm(folder, { recursive: true });
  });

  it.each(['invoices', 'outstanding', 'transactions'])(
    'hold the rows of %s for who sees commissions, and not for a colleague',
    async (list) => {
      expect(await mailed('agent@harborline.example', list)).toContain('855.55');
      const colleague = await mailed('producer@harborline.example', list);
      expect(colleague).not.toMatch(/855|NET|Red Rock/);
    },
  );
});
