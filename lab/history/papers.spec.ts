import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { agencySaved } from '../../apps/commissions/src/commissions/commission-world.fixture';
import { service as commissions } from '../../apps/commissions/src/main';
import { prepare } from '../../apps/commissions/src/seed';
import { PaperSweep } from '../../apps/commissions/src/statements/paper-sweep';
import { service as docs } from '../../apps/docs/src/main';
import type { CloudEvent } from '@palisade/contracts';
import { formatMoney } from '@palisade/kernel';
import { pdfText } from '../../apps/docs/src/rendering/pdf-text.fixture';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';

type Asked = CloudEvent<'commission-statement.paper-asked.v1'>;
type Rendered = CloudEvent<'document.rendered.v1'>;

interface Statement {
  id: string;
  agencyId: string;
  agencyName: string;
  year: number;
  month: number;
  currency: 'USD' | 'GBP';
  total: number;
  status: string;
  docId: string | null;
}

describe('the papers of the history', () => {
  let earning: TestApp;
  let printing: TestApp;
  const permissions = ['commission:view', 'commission:statement-download', 'document:view'];
  const staff = { accountType: 'COWBELL' as const, permissions };

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'history-papers-'));
    earning = await startApp(commissions);
    printing = await startApp(docs, { DATA_DIR });
    await prepare(earning.app);
  });
  afterAll(() => Promise.all([earning, printing].map((app) => app.close())));

  const published = async <T>({ dataSource }: TestApp, type: string): Promise<T[]> => {
    const found: { body: T }[] = await dataSource.query(
      'select body from outbox where type = $1 order by sequence',
      [type],
    );
    return found.map(({ body }) => body);
  };
  const statements = async (): Promise<Statement[]> => {
    const caller = await earning.signIn(staff);
    const { body } = await caller.get<{ content: Statement[] }>(
      '/api/commissions/v1/statements?size=100',
    );
    return body.content.filter(({ status }) => status !== 'OPEN');
  };
  const sweep = (): Promise<void> => earning.app.get(PaperSweep).run();

  it('are asked for when the agencies are known, each once', async () => {
    const closed = await statements();
    expect(closed.length).toBeGreaterThan(40);
    expect(closed.filter(({ docId }) => docId !== null)).toEqual([]);
    await sweep();
    expect(await published(earning, 'commission-statement.paper-asked.v1')).toEqual([]);
    const agencies: { id: string }[] = await earning.dataSource.query(
      'select distinct agency_id as id from statement order by 1',
    );
    for (const [index, { id }] of agencies.entries()) {
      await earning.deliver('agency.saved.v1', agencySaved(id, `Agency ${index}`));
    }
    await sweep();
    await sweep();
    const asked = await published<Asked>(earning, 'commission-statement.paper-asked.v1');
    expect(asked.map(({ data }) => data.statementId).sort()).toEqual(
      closed.map(({ id }) => id).sort(),
    );
    expect(await published(earning, 'commission-statement.finalized.v1')).toEqual([]);
  });

  it('open, with the name of the agency and the total', async () => {
    for (const { data } of await published<Asked>(earning, 'commission-statement.paper-asked.v1')) {
      await printing.deliver('commission-statement.paper-asked.v1', data);
    }
    for (const { data } of await published<Rendered>(printing, 'document.rendered.v1')) {
      await earning.deliver('document.rendered.v1', data);
    }
    const { token } = await printing.signIn(staff);
    for (const { docId, agencyId, year, month, ...printed } of await statements()) {
      expect(docId).not.toBeNull();
      const address = `/api/docs/v1/commissions?agencyId=${agencyId}&year=${year}&month=${month}`;
      const answer = await fetch(printing.url + address, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const text = (await pdfText(Buffer.from(await answer.arrayBuffer()))).join(' ');
      expect(text).toContain(printed.agencyName);
      expect(text).toContain(formatMoney(Math.round(printed.total * 100), printed.currency));
    }
  });
});
