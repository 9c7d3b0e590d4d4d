import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { binder, newPolicy, policyState } from '../policies/billing-world.fixture';
import { seed } from '../seed';
import { DEMO_PAYMENTS, DEMO_SECOND_WIRE } from './demo-payments';

describe('the demo payments', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(service);
    for (const { insured: name, product } of DEMO_PAYMENTS) {
      const policy = newPolicy();
      const bound = binder(policy);
      const head = { ...bound.policyHead, product };
      const insured = { ...bound.insured, name };
      await app.deliver('binder.bound.v1', { ...bound, policyHead: head, insured });
      const inForce = policyState(policy, 2, 'IN FORCE');
      await app.deliver('policy.in-force.v1', {
        ...inForce,
        policyHead: { ...inForce.policyHead, product },
      });
    }
  });
  afterAll(() => app.close());

  it('are made once: in full, in part, one that is declined, and a wire that came twice', async () => {
    await seed(app.app);
    await seed(app.app);
    const rows: { status: string; payment: string; count: number }[] = await app.dataSource.query(
      `select invoice.status, payment.status as payment, count(*)::int as count
       from invoice join payment on invoice_id = invoice.id
       group by 1, 2 order by 1`,
    );
    expect(rows).toEqual([
      { status: 'Paid', payment: 'Paid', count: 7 },
      { status: 'Partially Paid', payment: 'Paid', count: 1 },
      { status: 'Unpaid', payment: 'Failed', count: 1 },
    ]);
    const held = await app.dataSource.query(
      'select status, left_over::int as left from unapplied_cash',
    );
    expect(held).toEqual([{ status: 'OPEN', left: DEMO_SECOND_WIRE.amount }]);
  });
});
