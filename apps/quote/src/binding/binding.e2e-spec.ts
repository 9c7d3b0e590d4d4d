import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import { retryWhileBusy } from '@palisade/testing';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { policyHeadOf } from '../quotes/quote-events.fixture';
import { agencySaved, licenseSaved } from '../quotes/quote-world.fixture';

const API = '/api/quote/v1';
const BROKER = {
  surplusLinesBrokerFirstName: 'Sam',
  surplusLinesBrokerLastName: 'Ortiz',
  surplusLinesBrokerEmail: 'sam@broker.example',
  surplusLinesNumber: 'SL 4471',
};

describe('binding', () => {
  const world = new BindableWorld();
  const bind = (id: string, body: object = {}, caller = world.agency) =>
    caller.post(`${API}/p250/bind/${id}`, body);
  const statusOf = async (id: string): Promise<unknown> =>
    (await world.agency.get(`${API}/${id}`)).body.status;

  beforeAll(() => world.start());
  afterAll(() => world.close());
  beforeEach(() => {
    world.rater.answer = {};
  });

  it('gives the quote its policy id, paper and binder, and tells all that a binder needs', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    const { status, body } = await bind(id, { customerPhone: '702-555-0199' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'BOUND',
      committed: true,
      carrierId: world.carrierId,
      customerEmail: 'rosa@redrock.example',
      customerPhone: '+17025550199',
      boundOn: '2026-01-15T12:00:00.000Z',
      binderExpiresOn: '2026-02-28T08:01:00.000Z',
      binder: { id: body.policyId, policyNumber: null, product: 'P250' },
    });
    expect(await world.published(id, 'quote.bound.v1')).toMatchObject({
      quoteHead: { quoteId: id, kind: 'NEW', status: 'BOUND', policyId: body.policyId },
      policyId: body.policyId,
      parentPolicyId: null,
      carrierId: world.carrierId,
      insured: { accountId, address1: '10 Canyon Road', state: 'NV', hazard: 3 },
      contact: { firstName: 'Rosa', phone: '+17025550199' },
      agent: { agencyName: 'Harborline', name: 'Nora Vale' },
      charges: { premium: 137_000, amountDue: 137_000 },
      taxBase: { surplusLineTax: 0, surplusStampingFee: 0, ipt: 0, isStampingReturned: true },
      subjectivities: [{ title: 'Signed application', stage: 'issue', state: 'open' }],
      commissionPct: 15,
      agencyBilled: false,
      paymentTerms: 30,
      signed: null,
      surplus: null,
      scope: {
        quoteSent: false,
        quoteBound: true,
        accountId,
        agencyId: world.agencyId,
        carrierId: world.carrierId,
      },
    });
    const again = await bind(id);
    expect(again).toMatchObject({ status: 409, body: { code: 'ILLEGAL_TRANSITION' } });
  });

  it('closes the rest of the cart and what else is open of the account and product', async () => {
    const accountId = await world.account();
    const rival = await world.quote(accountId);
    const other = await world.quote(accountId, { product: 'PRIME_CLOUD' });
    const [cloud, chosen] = await Promise.all(
      ['PRIME_TECH', 'P250'].map(async (product) => {
        const made = await world.agency.post(`${API}/cart/account/${accountId}`, { product });
        return String(made.body.id);
      }),
    );
    await world.agency.post(`${API}/cart/account/${accountId}/submit`, {
      quoteIds: [cloud, chosen],
    });
    await world.app.dataSource.query(`update quote set status = 'READY' where id = any($1)`, [
      [cloud, chosen],
    ]);
    expect((await bind(chosen)).status).toBe(200);
    expect(await Promise.all([rival, other, cloud].map(statusOf))).toEqual([
      'INVALID',
      'READY',
      'INVALID',
    ]);
    const published = await world.published(rival, 'quote.invalidated.v1');
    expect(published).toMatchObject({
      reasonSummary: 'SIBLING_BOUND',
      quoteHead: { status: 'INVALID' },
    });
  });

  it('lets exactly one of 64 callers through, whichever rival each of them binds', async () => {
    const accountId = await world.account();
    const ids = [await world.quote(accountId), await world.quote(accountId)];
    const asked = Array.from({ length: 64 }, (_, index) =>
      retryWhileBusy(() => bind(ids[index % 2])),
    );
    const answers = (await Promise.all(asked)).map(({ status }) => status);
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(63);
    expect((await Promise.all(ids.map(statusOf))).sort()).toEqual(['BOUND', 'INVALID']);
    const bound = await Promise.all(ids.map((id) => world.events(id)));
    const types = bound.flat().map(({ type }) => type);
    expect(types.filter((type) => type === 'quote.bound.v1')).toHaveLength(1);
    expect(types.filter((type) => type === 'quote.invalidated.v1')).toHaveLength(1);
  });

  it('shows by a dry run what would happen, and saves nothing', async () => {
    const id = await world.quote(await world.account());
    const before = await world.events(id);
    const headers = { prefer: 'dry-run' };
    const { status, body } = await world.agency.send('POST', `${API}/bind/${id}`, '{}', headers);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { status: 'BOUND', committed: false },
    });
    expect(await statusOf(id)).toBe('READY');
    expect(await world.events(id)).toEqual(before);
  });

  it('lets an agency bind once it is appointed, and refers who is outside of its levels', async () => {
    const level = { name: 'Large', minRevenue: 1_000_000_000_000, maxRevenue: null };
    const told = (version: number, change: object) =>
      world.app.deliver('agency.saved.v1', agencySaved(world.agencyId, { ...change, version }));
    await told(2, { isAppointed: false, levels: [level] });
    const referred = await world.quote(await world.account());
    expect((await world.agency.get(`${API}/${referred}`)).body).toMatchObject({
      status: 'REFERRED',
      statusReasons: [{ code: 'REF_LEVEL' }],
    });
    await told(3, { isAppointed: false });
    const id = await world.quote(await world.account());
    expect(await bind(id)).toMatchObject({ status: 409, body: { code: 'AGENCY_NOT_APPOINTED' } });
    expect(await statusOf(id)).toBe('READY');
    await told(4, {});
    expect((await bind(id)).status).toBe(200);
  });

  it('refuses a state where the agency has no licence, and one where nobody writes', async () => {
    const unlicensed = await world.quote(await world.accountIn('UT'));
    expect(await bind(unlicensed)).toMatchObject({
      status: 409,
      body: { code: 'LICENSE_MISSING' },
    });
    for (const kind of ['AGENCY', 'AGENT'] as const) {
      await world.app.deliver('license.saved.v1', licenseSaved(world.agencyId, kind, 'ME'));
    }
    const unwritten = await world.quote(await world.accountIn('ME'));
    expect(await bind(unwritten)).toMatchObject({ status: 409, body: { code: 'REF_NOT_FILED' } });
  });

  it('refuses a quote without a policyholder, and one that has expired', async () => {
    const nameless = await world.quote(await world.account({ contact: null }));
    expect(await bind(nameless)).toMatchObject({ status: 409, body: { code: 'CONTACT_MISSING' } });
    const id = await world.quote(await world.account());
    await world.app.dataSource.query(
      `update quote set expires_on = '2026-01-15T12:00:00Z' where id = $1`,
      [id],
    );
    expect(await bind(id)).toMatchObject({ status: 409, body: { code: 'QUOTE_EXPIRED' } });
  });

  it('asks for a warranty when cover starts in the past', async () => {
    const id = await world.quote(await world.account(), { effectiveDate: '2026-01-10' });
    expect(await bind(id)).toMatchObject({ status: 409, body: { code: 'WARRANTY_MISSING' } });
    expect((await bind(id, { claimFreeWarranty: true })).status).toBe(200);
  });

  it.each([[[[]]], [[null]], ['text']])(
    'refuses %j as settings of subjectivities',
    async (items) => {
      const path = `${API}/subjectivity/settings`;
      const { status } = await world.underwriter.put(path, { subjectivities: items });
      expect(status).toBe(400);
    },
  );

  it('waits for the conditions that must be met before', async () => {
    const id = await world.quote(await world.account());
    const made = await world.underwriter.post(`${API}/subjectivity/manuscript/${id}`, {
      title: 'Backup report',
      text: 'Send the report of the last restore.',
    });
    expect(made).toMatchObject({ status: 201, body: { stage: 'bind', manuscript: true } });
    const refused = await bind(id);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'SUBJECTIVITY_OPEN', detail: 'Backup report is missing.' },
    });
    const done = await world.underwriter.put<object[]>(`${API}/subjectivity/complete/${id}`, {
      subjectivityId: made.body.id,
      completed: true,
      note: 'Seen.',
    });
    expect(done.body[1]).toMatchObject({ completed: true, state: 'cleared', note: 'Seen.' });
    expect((await bind(id)).status).toBe(200);
  });

  it.each([
    ['NV', {}, 'SURPLUS_BROKER_MISSING'],
    ['NV', { ...BROKER, surplusLinesState: 'LA' }, 'SURPLUS_LICENSE_INVALID'],
    [
      'NV',
      { ...BROKER, surplusLinesNumber: 'SL 1', surplusLinesState: 'NV' },
      'SURPLUS_LICENSE_INVALID',
    ],
    ['LA', { ...BROKER, surplusLinesState: 'LA' }, 'SURPLUS_NOTICE_MISSING'],
  ])('refuses surplus lines in %s with %j', async (state, body, code) => {
    const id = await world.quote(await world.accountIn(state), { product: 'P250_S' });
    expect(await bind(id, body)).toMatchObject({ status: 409, body: { code } });
  });

  it('binds surplus lines with a licensed broker, in Louisiana after the notice', async () => {
    const id = await world.quote(await world.accountIn('LA'), { product: 'P250_S' });
    const broker = { ...BROKER, surplusLinesState: 'LA', surplusNoticeAttested: true };
    const attest = (state: string) =>
      world.agency.post(`${API}/attest-surplus-compliance/${id}?state=${state}`, broker);
    const unread = { ...broker, surplusNoticeAttested: false };
    const path = `${API}/attest-surplus-compliance/${id}?state=LA`;
    expect(await world.agency.post(path, unread)).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/surplusNoticeAttested' }] },
    });
    expect((await world.agency.get(`${API}/${id}`)).body).toMatchObject({
      surplusNoticeAttested: false,
      surplusLinesNumber: null,
    });
    expect((await attest('NV')).status).toBe(400);
    expect(await attest('MT')).toMatchObject({
      status: 409,
      body: { code: 'NOTICE_NOT_ATTESTED' },
    });
    expect((await attest('LA')).body).toMatchObject({
      surplusLinesNumber: 'SL 4471',
      surplusLinesState: 'LA',
      surplusNoticeAttested: true,
    });
    expect((await bind(id)).body).toMatchObject({ status: 'BOUND', isSurplus: true });
    const published = await world.published(id, 'quote.bound.v1');
    const taxed = published.charges.totalPremium;
    expect(published).toMatchObject({
      taxBase: { surplusLineTax: taxed, surplusStampingFee: taxed, ipt: 0 },
      surplus: { brokerName: 'Sam Ortiz', state: 'LA', noticeAttestedAt: expect.any(String) },
      effort: null,
      terms: { market: 'SURPLUS' },
    });
  });

  it('tells with the binder who declined a surplus risk', async () => {
    const id = await world.quote(await world.accountIn('NV'), { product: 'P250_S' });
    const broker = { ...BROKER, surplusLinesState: 'NV', diligentEffort: { basis: 'EXPORT_LIST' } };
    expect((await bind(id, broker)).body).toMatchObject({ status: 'BOUND' });
    const { effort } = await world.published(id, 'quote.bound.v1');
    expect(effort).toMatchObject({ basis: 'EXPORT_LIST', declinations: [] });
  });

  it('refuses half a broker and a phone of elsewhere with 400', async () => {
    const id = await world.quote(await world.account());
    const half = await bind(id, { surplusLinesNumber: 'SL 4471' });
    expect(half).toMatchObject({ status: 400, body: { code: 'SURPLUS_BROKER_INVALID' } });
    const phone = await bind(id, { customerPhone: '12' });
    const errors = [
      {
        pointer: '/customerPhone',
        detail: 'Please enter a valid Policy Holder Phone Number.',
      },
    ];
    expect(phone).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED', errors } });
    expect((await bind(id, { colour: 'red' })).status).toBe(400);
  });

  it('shows a bound quote to its carrier, and no other', async () => {
    const accountId = await world.account();
    const bound = await world.quote(accountId);
    const open = await world.quote(await world.account());
    await bind(bound);
    const permissions = ['quote:view'];
    const seenBy = async (organizationId: string): Promise<number[]> => {
      const carrier = await world.app.signIn({
        accountType: 'CARRIER' as const,
        organizationId,
        permissions,
      });
      const seen = [bound, open].map(async (id) => (await carrier.get(`${API}/${id}`)).status);
      return Promise.all(seen);
    };
    expect(await seenBy(world.carrierId)).toEqual([200, 404]);
    expect(await seenBy(randomUUID())).toEqual([404, 404]);
  });

  it('follows its policy to the end of its life, and mirrors what is paid', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    await bind(id);
    const bound = await world.published(id, 'quote.bound.v1');
    const scope = scopeOf({ accountId });
    const { insured, contact, agent, carrierId, terms, charges } = bound;
    const facts = { insured, contact, agent, carrierId, terms, charges };
    const { boundOn, binderExpiresOn, commissionPct, agencyBilled, paymentTerms, rating } = bound;
    await world.app.deliver('binder.bound.v1', {
      ...facts,
      boundOn,
      binderExpiresOn,
      commissionPct,
      agencyBilled,
      paymentTerms,
      policyHead: policyHeadOf(bound, 'BOUND'),
      surplus: null,
      version: 1,
      scope,
    });
    const read = async (): Promise<unknown> => (await world.agency.get(`${API}/${id}`)).body;
    expect(await read()).toMatchObject({ status: 'BOUND', policyNumber: 'P-26-0000001' });
    await world.app.deliver('policy.issued.v1', {
      ...facts,
      treatyIds: [],
      rating,
      commissionPct,
      timeZone: 'UTC',
      parentPolicyId: null,
      issuedBy: 'system',
      policyHead: policyHeadOf(bound, 'ISSUED'),
      version: 2,
      scope,
    });
    expect(await read()).toMatchObject({ status: 'ISSUED' });
    const policyHead = policyHeadOf(bound, 'IN FORCE');
    await world.app.deliver('policy.in-force.v1', { policyHead, version: 3, scope });
    await world.app.deliver('policy.changed.v1', {
      policyHead,
      action: 'paid',
      isPaid: true,
      isOpenForRenewal: false,
      nocStopped: false,
      cancelRequest: null,
      version: 4,
      scope,
    });
    await world.app.deliver('invoice.paid.v1', {
      invoiceId: randomUUID(),
      invoiceNumber: 'I-26-0000001',
      policyId: bound.policyId,
      policyNumber: 'P-26-0000001',
      currency: 'USD',
      amountDue: 137_000,
      paid: 137_000,
      balance: 0,
      dueDate: '2026-03-01',
      closedBy: 'PAYMENT',
      version: 1,
      scope,
    });
    expect(await read()).toMatchObject({
      status: 'IN FORCE',
      isPaid: true,
      isInvoiceSettled: true,
    });
    await world.app.deliver('policy.voided.v1', {
      policyHead: policyHeadOf(bound, 'VOID'),
      reason: 'ERROR',
      charges: bound.charges,
      premiums: [],
      version: 5,
      scope,
    });
    expect(await read()).toMatchObject({ status: 'VOID' });
  });

  it('takes a binder back with a reason, and opens the quote again within 30 days', async () => {
    const id = await world.quote(await world.account());
    await bind(id);
    const rescind = (reason: string) => world.underwriter.put(`${API}/rescind/${id}`, { reason });
    expect((await rescind(' ')).status).toBe(400);
    expect((await rescind('Bound by mistake')).body).toMatchObject({ status: 'RESCIND' });
    expect(await world.published(id, 'quote.rescinded.v1')).toMatchObject({
      reason: 'Bound by mistake',
    });
    const restored = await world.underwriter.put(`${API}/restore/${id}`);
    expect(restored.body).toMatchObject({ status: 'READY', policyId: null, boundOn: null });
  });
});
