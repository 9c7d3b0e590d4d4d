import { BindableWorld } from '../quotes/bindable-world.fixture-spec';

const API = '/api/quote/v1';

describe('surplus lines notices', () => {
  const world = new BindableWorld();
  const send = (id: string, body: object = {}) =>
    world.agency.post(`${API}/send-surplus-notice/${id}`, body);
  const brokerIn = (state: string) => ({
    surplusLinesBrokerFirstName: 'Lee',
    surplusLinesBrokerLastName: 'Park',
    surplusLinesBrokerEmail: 'lee@harborline.example',
    surplusLinesNumber: 'SL 4471',
    surplusLinesState: state,
  });

  beforeAll(() => world.start());
  afterAll(() => world.close());
  beforeEach(() => {
    world.rater.answer = {};
  });

  it('go to the broker, who attests by a code that opens the quote before it is sent', async () => {
    const accountId = await world.accountIn('LA');
    const id = await world.quote(accountId, { product: 'P250_S' });
    expect((await world.agency.get(`${API}/${id}`)).body).toMatchObject({
      status: 'READY',
      allowedActions: expect.arrayContaining(['sendSurplusNotice']),
    });
    const sent = await send(id, brokerIn('LA'));
    expect(sent).toMatchObject({
      status: 200,
      body: { surplusLinesBrokerEmail: 'lee@harborline.example', surplusNoticeAttested: false },
    });
    expect(await world.published(id, 'quote.notice-sent.v1')).toMatchObject({
      broker: { firstName: 'Lee', lastName: 'Park', email: 'lee@harborline.example' },
      agent: { agencyId: world.agencyId, agencyName: 'Harborline' },
      insured: { accountId },
      scope: { quoteSent: false },
    });
    const broker = await world.app.signIn({
      accountType: 'AGENCY',
      organizationId: world.agencyId,
      onlyQuoteId: id,
      permissions: ['quote:view', 'quote:request-to-bind'],
    });
    expect((await broker.get(`${API}/${id}`)).status).toBe(200);
    expect((await broker.get(`${API}/${await world.quote(accountId)}`)).status).toBe(401);
    const own = {
      customerFirstName: 'Lee',
      customerLastName: 'Park',
      customerEmail: 'lee@harborline.example',
      customerPhone: '+15555550100',
    };
    const put = await broker.send('PUT', `${API}/${id}`, JSON.stringify(own));
    expect(put.status).toBe(403);
    const path = `${API}/attest-surplus-compliance/${id}?state=LA`;
    const other = { ...brokerIn('LA'), surplusLinesBrokerLastName: 'Other' };
    const ticked = { ...other, surplusNoticeAttested: true };
    expect(await broker.post(path, { ...ticked, surplusNoticeVersion: 'LA-0' })).toMatchObject({
      status: 409,
      body: { code: 'NOTICE_CHANGED' },
    });
    const attested = await broker.post(path, { ...ticked, surplusNoticeVersion: 'LA-1' });
    const notice = { version: 'LA-1', signedBy: 'Lee Park', address: '127.0.0.1' };
    expect(attested).toMatchObject({
      status: 200,
      body: {
        surplusNoticeAttested: true,
        surplusLinesBrokerLastName: 'Park',
        surplusNotice: { ...notice, signedAt: expect.any(String) },
      },
    });
    expect(await world.published(id, 'quote.notice-attested.v1')).toMatchObject({
      quoteHead: { quoteId: id },
      attestedAt: expect.any(String),
      notice: { ...notice, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      broker: { brokerName: 'Lee Park', licenseNumber: 'SL 4471', state: 'LA' },
    });
    const { body: quote } = await world.agency.get<{ allowedActions: string[] }>(`${API}/${id}`);
    expect(quote.allowedActions).not.toContain('sendSurplusNotice');
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'NOTICE_NOT_DUE' } });
    expect((await world.agency.post(`${API}/send-sign-request/${id}`, {})).status).toBe(200);
  });

  it('tell once that they are attested, also by the box of a dialog', async () => {
    const id = await world.quote(await world.accountIn('LA'), { product: 'P250_S' });
    const ticked = { ...brokerIn('LA'), surplusNoticeAttested: true };
    const waiting = async (wait: string): Promise<string[]> => {
      const { body } = await world.agency.get<{ content: { id: string }[] }>(
        `${API}/search?waitsFor=${wait}&size=100`,
      );
      return body.content.map((row) => row.id);
    };
    expect(await waiting('BIND')).toContain(id);
    expect(await waiting('SIGNATURE')).not.toContain(id);
    const read = { ...ticked, surplusNoticeVersion: 'MT-1' };
    expect(await world.agency.post(`${API}/send-sign-request/${id}`, read)).toMatchObject({
      status: 409,
      body: { code: 'NOTICE_CHANGED' },
    });
    expect((await world.agency.post(`${API}/send-sign-request/${id}`, ticked)).status).toBe(200);
    expect(await waiting('BIND')).not.toContain(id);
    expect(await waiting('SIGNATURE')).toContain(id);
    await world.agency.post(`${API}/attest-surplus-compliance/${id}?state=LA`, ticked);
    const published = (await world.events(id)).filter(
      ({ type }) => type === 'quote.notice-attested.v1',
    );
    expect(published).toHaveLength(1);
  });

  it('are sent again to the broker that is known', async () => {
    const id = await world.quote(await world.accountIn('LA'), { product: 'P250_S' });
    expect(await send(id)).toMatchObject({ status: 409, body: { code: 'SURPLUS_BROKER_MISSING' } });
    await send(id, brokerIn('LA'));
    expect((await send(id)).status).toBe(200);
    const published = (await world.events(id)).filter(
      ({ type }) => type === 'quote.notice-sent.v1',
    );
    expect(published).toHaveLength(2);
  });

  it('stay due when the account leaves the state that rated the quote', async () => {
    const accountId = await world.accountIn('LA');
    const id = await world.quote(accountId, { product: 'P250_S' });
    await world.moveAccount(accountId, 'NV');
    const { body } = await world.agency.get(`${API}/${id}`);
    expect(body.allowedActions).toContain('sendSurplusNotice');
    expect((await send(id, brokerIn('LA'))).status).toBe(200);
    const toSign = () => world.agency.post(`${API}/send-sign-request/${id}`, brokerIn('LA'));
    expect(await toSign()).toMatchObject({
      status: 409,
      body: { code: 'SURPLUS_NOTICE_MISSING' },
    });
    const attest = `${API}/attest-surplus-compliance/${id}?state=LA`;
    const attestation = { ...brokerIn('LA'), surplusNoticeAttested: true };
    expect((await world.agency.post(attest, attestation)).status).toBe(200);
    expect((await toSign()).status).toBe(200);
  });

  it('are not due where the account went after the quote was rated', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId, { product: 'P250_S' });
    await world.moveAccount(accountId, 'LA');
    const { body } = await world.agency.get(`${API}/${id}`);
    expect(body.allowedActions).not.toContain('sendSurplusNotice');
    const signable = await world.agency.post(`${API}/send-sign-request/${id}`, {
      ...brokerIn('NV'),
      diligentEffort: { basis: 'EXPORT_LIST' },
    });
    expect(signable.status).toBe(200);
  });

  it('are for no other state, broker or caller', async () => {
    const id = await world.quote(await world.account(), { product: 'P250_S' });
    const { body } = await world.agency.get<{ allowedActions: string[] }>(`${API}/${id}`);
    expect(body.allowedActions).not.toContain('sendSurplusNotice');
    expect(await send(id, brokerIn('NV'))).toMatchObject({
      status: 409,
      body: { code: 'NOTICE_NOT_DUE' },
    });
    const due = await world.quote(await world.accountIn('LA'), { product: 'P250_S' });
    expect(await send(due, { ...brokerIn('LA'), surplusLinesNumber: 'SL9' })).toMatchObject({
      status: 409,
      body: { code: 'SURPLUS_LICENSE_INVALID' },
    });
    expect((await world.underwriter.post(`${API}/send-surplus-notice/${due}`, {})).status).toBe(
      403,
    );
  });
});
