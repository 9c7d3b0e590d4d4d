import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import { AGENCY, bound, boundQuote, typesOf } from '../policies/policy-world.fixture';
import { seed } from '../seed';
import { DEMO_AGENT, DEMO_CANCELLATION, DEMO_UNDERWRITER } from './demo-cancellation';
import type { StandInSignIn } from './sign-in.fixture-spec';
import { startSignIn } from './sign-in.fixture-spec';

describe('the demo cancellation', () => {
  let app: TestApp;
  let signIn: StandInSignIn;

  beforeAll(async () => {
    signIn = await startSignIn();
    app = await startApp(service, { AUTH_URL: signIn.url });
    const agency = { accountType: 'AGENCY', organizationId: AGENCY } as const;
    signIn.people.set(DEMO_AGENT, await app.signIn({ ...agency, permissions: ['policy:view'] }));
    const permissions = ['policy:view', 'policy:cancel'];
    const underwriter = await app.signIn({ accountType: 'COWBELL', permissions });
    signIn.people.set(DEMO_UNDERWRITER, underwriter);
  });
  afterAll(async () => {
    await app.close();
    signIn.close();
  });

  it('is asked for, decided and told once, after the policy took effect and was paid', async () => {
    const { insured } = boundQuote();
    const named = { ...insured, name: DEMO_CANCELLATION.companyName };
    const { policyId } = await bound(app, { insured: named });
    await app.deliver('invoice.paid.v1', {
      invoiceId: randomUUID(),
      invoiceNumber: 'I-26-0000001',
      policyId,
      policyNumber: 'P-26-0000001',
      currency: 'USD',
      amountDue: 105_000,
      paid: 105_000,
      balance: 0,
      dueDate: '2026-02-14',
      closedBy: 'PAYMENT',
      version: 2,
      scope: scopeOf({}),
    });
    await seed(app.app);
    await seed(app.app);
    const [row]: unknown[] = await app.dataSource.query('select status, revision from policy');
    expect(row).toEqual({ status: 'CANCELLED', revision: 2 });
    const published = await typesOf(app, policyId);
    expect(published.filter((type) => type === 'policy.cancelled.v1')).toHaveLength(1);
    expect(published.indexOf('policy.in-force.v1')).toBeGreaterThan(
      published.indexOf('policy.issued.v1'),
    );
  });
});
