import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { Country } from '@palisade/kernel';
import { newId } from '@palisade/platform';
import type { TestApp } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { RED_ROCK_DENTAL_ID } from '../../demo/demo-organizations';
import { service } from '../../main';
import { seed } from '../../seed';

function created(
  accountId: string,
  name: string,
  country: Country,
): EventData<'account.created.v1'> {
  const address = { address1: '1 High Street', address2: null, address3: null, city: 'York' };
  const place = { ...address, state: null, zipCode: 'YO1 7EP', country, timeZone: 'Europe/London' };
  return {
    insured: { accountId, name, ...place, industryCode: null, hazard: null },
    status: 'Open',
    domains: [],
    contact: null,
    agent: null,
    aggregatorId: null,
    msspIds: [],
    revenue: null,
    currency: 'GBP',
    employees: null,
    yearEstablished: null,
    records: null,
    entityType: null,
    ownershipType: null,
    franchiseSystemConnectivity: null,
    percentInternationalSales: null,
    claimHistory: null,
    securityAnswers: {},
    profileScore: null,
    version: 1,
    scope: scopeOf({ accountId }),
  };
}

describe('organisations', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startApp(service, {}, { keepKeys: true });
  });
  afterAll(() => app.close());

  const organizations = (id: string): Promise<object[]> =>
    app.dataSource.query(
      'select name, account_type, location_alias from organization where id = $1',
      [id],
    );
  const events = (id: string): Promise<{ data: object }[]> =>
    app.dataSource.query(
      `select body->'data' as data from outbox
       where type = 'organization.saved.v1' and subject = $1`,
      [id],
    );

  it.each([
    ['GBR', 'UK'],
    ['USA', 'US'],
  ] as const)(
    'make one of a new account in %s, also when it is told twice',
    async (country, alias) => {
      const accountId = randomUUID();
      const [data, eventId] = [created(accountId, 'Minster Books', country), newId()];
      await app.deliver('account.created.v1', data, eventId);
      await app.deliver('account.created.v1', data, eventId);
      await app.deliver('account.created.v1', data);
      expect(await organizations(accountId)).toEqual([
        { name: 'Minster Books', account_type: 'CUSTOMER', location_alias: alias },
      ]);
      const published = await events(accountId);
      expect(published.map((event) => event.data)).toEqual([
        {
          organizationId: accountId,
          accountType: 'CUSTOMER',
          name: 'Minster Books',
          fullName: null,
          hostname: null,
          description: null,
          contact: null,
          locationAlias: alias,
          enforceMfa: false,
          deleted: false,
          version: 1,
          scope: scopeOf({ accountId }),
        },
      ]);
    },
  );

  it.each([
    ['before', true],
    ['after', false],
  ])('of the demo are whole when its account came %s them', async (_, isAccountFirst) => {
    const own = await startApp(service, {}, { keepKeys: true });
    const account = created(RED_ROCK_DENTAL_ID, 'Red Rock Dental', 'USA');
    if (isAccountFirst) await own.deliver('account.created.v1', account);
    await seed(own.app);
    if (!isAccountFirst) await own.deliver('account.created.v1', account);
    const rows = await own.dataSource.query('select 1 from organization where id = $1', [
      RED_ROCK_DENTAL_ID,
    ]);
    const people = await own.dataSource.query(
      'select email from app_user where organization_id = $1',
      [RED_ROCK_DENTAL_ID],
    );
    await own.close();
    expect(rows).toHaveLength(1);
    expect(people).toEqual([{ email: 'holder@redrockdental.example' }]);
  });
});
