import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { ACCOUNT, AGENCY, policyIssued } from '../claims/claim-world.fixture';
import { service } from '../main';
import { seed } from '../seed';
import { DEMO_CLAIMS, DEMO_HANDLER } from './demo-claims';
import type { StandInSignIn } from './sign-in.fixture-spec';
import { startSignIn } from './sign-in.fixture-spec';

const HOLDER = 'holder@redrockdental.example';
const AGENT = 'agent@harborline.example';
const REPORT = ['claim:view', 'claim:create', 'claim:file'];

describe('the demo claims', () => {
  let app: TestApp;
  let signIn: StandInSignIn;

  beforeAll(async () => {
    signIn = await startSignIn();
    app = await startApp(service, { AUTH_URL: signIn.url });
    const policies = new Map(DEMO_CLAIMS.map(({ insured, product }) => [insured, product]));
    for (const [name, product] of policies) {
      const accountId = name === 'Red Rock Dental' ? ACCOUNT : randomUUID();
      const published = policyIssued(randomUUID(), { product });
      const scope = scopeOf({ accountId, agencyId: AGENCY });
      const insured = { ...published.insured, name, accountId };
      await app.deliver('policy.issued.v1', { ...published, insured, scope });
    }
    const people = {
      [HOLDER]: { accountType: 'CUSTOMER', organizationId: ACCOUNT, permissions: REPORT },
      [AGENT]: { accountType: 'AGENCY', organizationId: AGENCY, permissions: REPORT },
      [DEMO_HANDLER]: {
        accountType: 'COWBELL',
        permissions: ['claim:view', 'claim:manage', 'claim:reserve'],
      },
    } as const;
    for (const [name, person] of Object.entries(people)) {
      const permissions = [...person.permissions];
      signIn.people.set(name, await app.signIn({ ...person, permissions }));
    }
  });
  afterAll(async () => {
    await app.close();
    signIn.close();
  });

  it('are made once: one saved, one filed, one opened with its reserves', async () => {
    await seed(app.app);
    await seed(app.app);
    const rows: unknown[] = await app.dataSource.query(
      `select status, is_policy_matched as matched, file_status as file,
              (reserves ->> 'firstPartyLoss')::int as reserved
       from claim left join claims_file file on file.id = claim.id order by claim_number`,
    );
    expect(rows).toEqual([
      { status: 'FILED', matched: true, file: null, reserved: null },
      { status: 'FILED', matched: true, file: 'OPEN', reserved: 4_000_000 },
      { status: 'UN_FILED', matched: null, file: null, reserved: null },
    ]);
  });
});
