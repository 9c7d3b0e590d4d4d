import { randomUUID } from 'node:crypto';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';

describe('deliveries that were given up', () => {
  let app: TestApp;
  const [webhook, delivery] = [randomUUID(), randomUUID()];

  beforeAll(async () => {
    app = await startApp(service);
    const now = app.clock.now();
    await app.dataSource.query(
      `insert into webhook (id, organization_id, account_type, company_name, client_id, secret,
         webhook_url, switched_off, created)
       values ($1, $2, 'AGENCY', 'Harborline', $3, 'sealed', null, $4, $4)`,
      [webhook, randomUUID(), randomUUID(), now],
    );
    await app.dataSource.query(
      `insert into delivery (id, webhook_id, event_id, event_type, body, state, attempts,
         last_status, created, next_try)
       values ($1, $2, $3, 'quote.bound.v1', '{}', 'DEAD', 12, 500, $4, $4)`,
      [delivery, webhook, randomUUID(), now],
    );
  });
  afterAll(() => app.close());

  it('are listed without what they carry, and begin again when asked', async () => {
    const permissions = ['feature-flag:view', 'feature-flag:edit'];
    const operator = await app.signIn({ accountType: 'COWBELL', permissions });
    const { body } = await operator.get('/ops/stuck');
    const since = app.clock.now().toISOString();
    const item = { kind: 'webhook-delivery', id: delivery, type: 'quote.bound.v1' };
    const error = 'The receiver answered 500';
    expect(body).toEqual([
      { ...item, subject: webhook, attempts: 12, error, since, isRetryable: true },
    ]);
    const retry = await operator.post(`/ops/stuck/webhook-delivery/${delivery}/retry`);
    expect(retry.status).toBe(200);
    const [row] = await app.dataSource.query('select attempts from delivery where id = $1', [
      delivery,
    ]);
    expect(row.attempts).toBe(0);
  });
});
