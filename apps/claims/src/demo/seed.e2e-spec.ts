import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { ACCOUNT, AGENCY, NOTICE, policyIssued } from '../claims/claim-world.fixture';
import { service } from '../main';
import { seed } from '../seed';
import { DEMO_CLAIMS, DEMO_HANDLER, DEMO_HEAD } from './demo-claims';
import { DEMO_ENDS } from './demo-history';
import type { StandInSignIn } from './sign-in.fixture-spec';
import { startSignIn } from './sign-in.fixture-spec';

const HOLDER = 'holder@redrockdental.example';
const AGENT = 'agent@harborline.example';
const HANDLER_ID = randomUUID();
const HEAD_ID = randomUUID();
const STAFF = ['view', 'manage', 'reserve', 'pay', 'close', 'create', 'file'].map(
  (verb) => `claim:${verb}`,
);
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
      [DEMO_HANDLER]: { accountType: 'COWBELL', userId: HANDLER_ID, permissions: STAFF },
      [DEMO_HEAD]: { accountType: 'COWBELL', userId: HEAD_ID, permissions: STAFF },
    } as const;
    for (const [id, role] of [
      [HANDLER_ID, 'Claims Adjuster'],
      [HEAD_ID, 'Head of Claims'],
    ]) {
      await app.dataSource.query(
        `insert into person (id, name, role_name, enabled, version) values ($1, 'A', $2, true, 1)`,
        [id, role],
      );
    }
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

  it('of the months before come to their ends: paid, unpaid, denied, open again, in court', async () => {
    const policyId = randomUUID();
    const issued = policyIssued(policyId);
    const terms = {
      ...issued.terms,
      coverages: [
        { key: 'COWBELL_BREACH_FUND', limit: 100_000_000, retention: 2_500_000, premium: 1 },
      ],
    };
    await app.deliver('policy.issued.v1', { ...issued, terms });
    const staff = await app.signIn({ accountType: 'COWBELL', userId: HEAD_ID, permissions: STAFF });
    const ids: string[] = [];
    for (const _ of DEMO_ENDS) {
      const body = { policyId, ...NOTICE, isFiled: true };
      const claimId = String((await staff.post('/api/policy/v1/claim', body)).body.claimId);
      await staff.post('/api/claims/v1/claimsFile', { claimId });
      const reserves = {
        firstPartyExpense: 48_000,
        firstPartyLoss: 120_000,
        lossAdjustment: 16_000,
      };
      await staff.put(`/api/claims/v1/claimsFile/${claimId}`, reserves);
      ids.push(claimId);
    }
    await app.dataSource.query('delete from claim_act where claim_id = any($1)', [ids]);
    await seed(app.app);
    await seed(app.app);
    const rows: { status: string; paid: number; reserved: number; court: string | null }[] =
      await app.dataSource.query(
        `select file_status as status, (paid ->> 'firstPartyExpense')::int / 100 as paid,
                (reserves ->> 'firstPartyExpense')::int / 100 as reserved,
                litigation ->> 'court' as court
         from claims_file where id = any($1) order by created, id`,
        [ids],
      );
    const told = rows.map(({ status, paid, reserved, court }) =>
      [status, paid, reserved, court].filter((one) => one !== null).join(' '),
    );
    expect(told.sort()).toEqual([
      'CLOSED_NO_PAYMENT 0 0',
      'CLOSED_NO_PAYMENT 0 0',
      'CLOSED_WITH_PAYMENT 21400 21400',
      'CLOSED_WITH_PAYMENT 5200 5200',
      'DENIED 0 0',
      'OPEN 12300 32300 Superior Court',
      'REOPENED 8750 8750',
    ]);
  });
});
