import { randomUUID } from 'node:crypto';
import { BindableWorld } from './bindable-world.fixture-spec';

const API = '/api/quote/v1';
const HOLDER = {
  customerFirstName: 'Rosa',
  customerLastName: 'Delgado',
  customerEmail: 'rosa@redrock.example',
  customerPhone: '+17025550111',
};
const LANDLORD = {
  businessName: 'Canyon Landlord LLC',
  address1: '12 Canyon Road',
  city: 'Las Vegas',
  state: 'NV',
  zipCode: '89101',
  naicsCode: '531120',
  naicsDescription: 'Lessors of Nonresidential Buildings',
};

describe('a further quote of an account', () => {
  const world = new BindableWorld();
  const bind = (id: string) => world.agency.post(`${API}/bind/${id}`, {});
  const read = async (id: unknown) => (await world.agency.get(`${API}/${String(id)}`)).body;

  beforeAll(() => world.start());
  afterAll(() => world.close());

  it('is made like another one, as a draft with the dates of today', async () => {
    const initialRequestData = { limit: 2_000_000, isTriaExcluded: true };
    const id = await world.quote(await world.account(), {
      initialRequestData,
      effectiveDate: '2026-02-10',
    });
    const before = await read(id);
    const made = await world.agency.post(`${API}/duplicate/${id}`, {});
    expect(made.status).toBe(201);
    const { product, terms, securityQuestions } = before;
    expect(await read(made.body.id)).toMatchObject({
      product,
      terms,
      securityQuestions,
      status: 'DRAFT',
      premium: null,
      effectiveDate: '2026-01-29',
      endDate: '2027-01-29',
    });
    expect(await read(id)).toEqual(before);
    expect(made.body.quoteNumber).not.toBe(before.quoteNumber);
    expect((await world.agency.post(`${API}/duplicate/${randomUUID()}`, {})).status).toBe(404);
    const rival = await world.app.signIn({
      accountType: 'AGENCY',
      permissions: ['quote:create', 'quote:view'],
    });
    expect((await rival.post(`${API}/duplicate/${id}`, {})).status).toBe(404);
  });

  it('cannot be bound beside a policy of its product, but after it and of another product', async () => {
    const accountId = await world.account();
    const first = await bind(await world.quote(accountId));
    expect(first.status).toBe(200);
    const second = await world.quote(accountId);
    const refused = await bind(second);
    expect(refused).toMatchObject({ status: 409, body: { code: 'COVER_OVERLAPS' } });
    expect(refused.body.detail).toContain(
      'This client has Prime 250 from 2026-01-29 to 2027-01-29',
    );
    const check = async (query: string, caller = world.agency) =>
      (await caller.get(`${API}/cover-check?${query}`)).body;
    const firstOf = async (query: string): Promise<unknown> =>
      ((await check(query)) as { problems: { code: string }[] }).problems[0];
    // The binding refuses what was told before.
    const told = await firstOf(`quoteId=${second}`);
    expect(told).toMatchObject({ code: 'COVER_OVERLAPS', detail: refused.body.detail });
    const wanted = `accountId=${accountId}&product=P250`;
    expect(await firstOf(wanted)).toMatchObject({ code: 'COVER_OVERLAPS' });
    expect(await firstOf(`${wanted}&effectiveDate=2027-01-29`)).toMatchObject({
      code: 'LICENSE_MISSING',
      detail: 'The agency has no valid licence in NV.',
    });
    expect(await check(`accountId=${accountId}`)).toMatchObject({ code: 'NOTHING_NAMED' });
    expect((await read(second)).status).toBe('READY');
    expect((await bind(await world.quote(accountId, { product: 'PRIME_CLOUD' }))).status).toBe(200);
    const { policyId } = first.body;
    const known = (version: number, status: string, effectiveDate: string, endDate: string) =>
      world.app.dataSource.query(
        `insert into policy (id, policy_number, status, effective_date, end_date, version)
         values ($1, 'P-26-0000009', $2, $3, $4, $5) on conflict (id) do update
         set status = $2, effective_date = $3, end_date = $4, version = $5`,
        [policyId, status, effectiveDate, endDate, version],
      );
    // The dates of the policy hold, once it is known, and not those of the quote that it came from.
    await known(3, 'ISSUED', '2026-02-01', '2027-02-01');
    expect((await bind(second)).body.detail).toContain('from 2026-02-01 to 2027-02-01');
    expect(await firstOf(`${wanted}&effectiveDate=2027-01-31`)).toMatchObject({
      code: 'COVER_OVERLAPS',
    });
    expect(await firstOf(`${wanted}&effectiveDate=2027-02-01`)).not.toMatchObject({
      code: 'COVER_OVERLAPS',
    });
    await known(4, 'CANCELLED', '2026-02-01', '2027-02-01');
    expect((await bind(second)).status).toBe(200);
  });

  it('is refused beside a policy of its product at every step, with one sentence', async () => {
    const accountId = await world.account();
    const [first, second, sent] = [
      await world.quote(accountId),
      await world.quote(accountId),
      await world.quote(accountId),
    ];
    const ask = (id: string) => world.agency.post(`${API}/send-sign-request/${id}`, {});
    expect((await ask(sent)).status).toBe(200);
    const { policyId } = (await bind(first)).body;
    // Binding closes the open quotes beside it: one is brought back, one is made after it.
    await world.app.dataSource.query(`update quote set status = 'READY' where id = any($1)`, [
      [second, sent],
    ]);
    await world.app.dataSource.query(
      `insert into policy (id, policy_number, status, effective_date, end_date, version)
       values ($1, 'P-26-0000011', 'ISSUED', '2026-01-29', '2027-01-29', 3)`,
      [policyId],
    );
    const detail =
      'This client has Prime 250 from 2026-01-29 to 2027-01-29 already (policy P-26-0000011). ' +
      'Endorse or renew it, or choose dates outside of it.';
    const { body } = await world.agency.get<{ problems: object[] }>(
      `${API}/cover-check?quoteId=${second}`,
    );
    expect(body.problems[0]).toEqual({
      code: 'COVER_OVERLAPS',
      detail,
      refusesFrom: 'send',
      clearedBy: ['AGENCY'],
      policyId,
    });
    const { allowedActions } = await read(second);
    expect(allowedActions).not.toEqual(
      expect.arrayContaining(['sendSignRequest', 'requestToBind', 'bind']),
    );
    const refusal = { status: 409, body: { code: 'COVER_OVERLAPS', detail } };
    expect((await world.agency.post(`${API}/send`, { accountId, quoteId: second })).body).toEqual({
      sent: [],
      errors: [{ pointer: '/quoteIds/0', detail }],
    });
    expect(await ask(second)).toMatchObject(refusal);
    expect(await world.agency.put(`${API}/${second}`, HOLDER)).toMatchObject(refusal);
    expect(await bind(second)).toMatchObject(refusal);
    // Who was asked to sign before is refused as well.
    const holder = await world.app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions: ['quote:view', 'quote:sign'],
    });
    const attest = { accepted: true, signeeName: 'Rosa Delgado', signeeTitle: 'Owner' };
    expect(await holder.post(`${API}/attest/${sent}`, attest)).toMatchObject(refusal);
    const events = (await world.events(second)).map(({ type }) => type);
    expect(events).not.toContain('quote.bound.v1');
    expect(events).not.toContain('quote.sent.v1');
  });

  it('tells who signs by a mailed code who issues, where nobody of the agency may', async () => {
    const id = await world.quote(await world.account());
    const { accountId } = await read(id);
    const ask = world.agency.post(`${API}/send-sign-request/${id}`, {});
    expect((await ask).status).toBe(200);
    const holder = await world.app.signIn({
      accountType: 'CUSTOMER',
      organizationId: String(accountId),
      permissions: ['quote:view', 'quote:sign'],
      onlyQuoteId: id,
    });
    const codes = async (): Promise<string[]> => {
      const { body } = await holder.get<{ problems: { code: string }[] }>(
        `${API}/cover-check?quoteId=${id}`,
      );
      return body.problems.map(({ code }) => code);
    };
    const mayIssue = (may: boolean): Promise<unknown> =>
      world.app.dataSource.query('update agency set can_issue = $1 where id = $2', [
        may,
        world.agencyId,
      ]);
    await mayIssue(false);
    expect(await codes()).toContain('ISSUE_AUTHORITY_MISSING');
    await mayIssue(true);
    expect(await codes()).not.toContain('ISSUE_AUTHORITY_MISSING');
  });

  it('stands above one that reaches its beginning', async () => {
    const accountId = await world.account();
    const layer = {
      accountId,
      product: 'P_PLUS',
      initialRequestData: { limit: 1_000_000, attachment: 1_000_000, coverages: [] },
    };
    const alone = await world.agency.post(API, layer);
    expect(alone).toMatchObject({ status: 409, body: { code: 'UNDERLYING_MISSING' } });
    expect(alone.body.detail).toBe(
      'Prime 250 Excess needs a policy or quote of this client below it that reaches $1,000,000.00.',
    );
    await world.quote(accountId);
    expect((await world.agency.post(API, layer)).status).toBe(201);
  });

  it('names who else is insured, and tells the binder of them', async () => {
    const id = await world.quote(await world.account());
    const path = `${API}/additional-insureds/${id}`;
    const saved = await world.agency.put(path, { additionalInsureds: [LANDLORD] });
    expect(saved.status).toBe(200);
    const { additionalInsureds } = await read(id);
    expect(additionalInsureds).toEqual([
      { ...LANDLORD, address2: null, id: expect.any(String) as string },
    ]);
    const nowhere = { ...LANDLORD, city: 'X9', zipCode: '00000' };
    const refused = await world.agency.put(path, { additionalInsureds: [LANDLORD, nowhere] });
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { pointer: '/additionalInsureds/1/city', detail: 'Invalid City' },
          { pointer: '/additionalInsureds/1/zipCode', detail: 'Invalid ZIP Code' },
        ],
      },
    });
    expect((await world.agency.put(path, { additionalInsureds: [{}] })).status).toBe(400);
    const unprinted = { ...LANDLORD, businessName: 'חברה' };
    const unread = await world.agency.put(path, { additionalInsureds: [unprinted] });
    expect(unread).toMatchObject({ status: 422, body: { code: 'LETTER_NOT_PRINTED' } });
    expect((await read(id)).additionalInsureds).toEqual(additionalInsureds);
    await bind(id);
    const { terms } = await world.published(id, 'quote.bound.v1');
    expect(terms.additionalInsureds).toMatchObject([{ name: 'Canyon Landlord LLC' }]);
    const late = await world.agency.put(path, { additionalInsureds: [] });
    expect(late).toMatchObject({ status: 409, body: { code: 'QUOTE_CLOSED' } });
  });

  it('is sold by a producer whose licence knows them by a former address', async () => {
    const { dataSource } = world.app;
    const known = `update license set email = $1, user_id =
      (select id from person where email = $2 limit 1) where kind = 'AGENT'`;
    await dataSource.query(known, ['former@harborline.example', 'nobody@harborline.example']);
    const id = await world.quote(await world.account());
    expect(await bind(id)).toMatchObject({
      status: 409,
      body: { code: 'PRODUCER_LICENSE_MISSING' },
    });
    await dataSource.query(known, ['former@harborline.example', 'nora@harborline.example']);
    expect((await bind(id)).status).toBe(200);
  });
});
