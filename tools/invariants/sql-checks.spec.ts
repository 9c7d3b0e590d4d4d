import { randomUUID } from 'node:crypto';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../../apps/billing/src/main';
import type { TestPolicy } from '../../apps/billing/src/policies/billing-world.fixture';
import { binder, newPolicy } from '../../apps/billing/src/policies/billing-world.fixture';
import { SQL_CHECKS } from './sql-checks.mjs';

const API = '/api/billing/v1';

describe('the invariant that nobody pays more than is due', () => {
  let app: TestApp;
  let staff: TestCaller;

  beforeAll(async () => {
    app = await startApp(service);
    const permissions = ['billing:view', 'billing:pay', 'billing:record'];
    staff = await app.signIn({ accountType: 'COWBELL', permissions });
  });
  afterAll(() => app.close());

  const bound = async (): Promise<TestPolicy> => {
    const policy = newPolicy();
    await app.deliver('binder.bound.v1', binder(policy));
    return policy;
  };
  const record = async ({ policyId }: TestPolicy, paymentAmount: number): Promise<number> => {
    const received = await staff.post(`${API}/external/applyPayment`, {
      ...{ policyId, transactionId: `CHK-${randomUUID()}`, paymentAmount },
      ...{ paymentDate: '2026-01-15', paymentMethod: 'Check', processorName: 'Lockbox' },
    });
    return received.status;
  };
  const broken = async (): Promise<object[]> => {
    const [sql] = SQL_CHECKS.filter(({ name }) => name === 'nobody pays more than is due');
    return app.dataSource.query(sql.sql);
  };

  it('lets staff record a check above the balance', async () => {
    expect(await record(await bound(), 10_500)).toBe(201);
    const twice = await bound();
    expect([await record(twice, 10_000), await record(twice, 1)]).toEqual([201, 201]);
    expect(await broken()).toEqual([]);
  });

  it('sees what a payer paid too much, also beside a recorded check', async () => {
    const policy = await bound();
    await record(policy, 1_000);
    await app.dataSource.query('update invoice set pending = amount_due + 1 where policy_id = $1', [
      policy.policyId,
    ]);
    expect(await broken()).toHaveLength(1);
  });
});
