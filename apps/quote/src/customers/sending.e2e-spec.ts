import { randomUUID } from 'node:crypto';
import { scopeOf } from '@palisade/contracts';
import type { TestCaller } from '@palisade/testing';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { documentSigned } from '../quotes/quote-events.fixture';

const API = '/api/quote/v1';
const HOLDER = {
  customerFirstName: 'Rosa',
  customerLastName: 'Delgado',
  customerEmail: 'rosa@redrock.example',
  customerPhone: '702-555-0111',
};

const PHONE_REFUSAL = {
  pointer: '/customerPhone',
  detail: 'Please enter a valid Policy Holder Phone Number.',
};

describe('sending and signing', () => {
  const world = new BindableWorld();
  const customerOf = (accountId: string, onlyQuoteId?: string): Promise<TestCaller> =>
    world.app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      onlyQuoteId,
      permissions: ['quote:view', 'quote:sign', 'quote:request-to-bind'],
    });
  const askToSign = (id: string, body: object = {}) =>
    world.agency.post(`${API}/send-sign-request/${id}`, body);

  beforeAll(() => world.start({ PUBLIC_URL: 'https://demo.palisade.example' }));
  afterAll(() => world.close());
  beforeEach(() => {
    world.rater.answer = {};
  });

  it('asks the policyholder to sign, and signs when the document is signed', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    expect((await world.agency.get(`${API}/${id}`)).body).toMatchObject({ signRequestedOn: null });
    const early = await world.agency.get(`${API}/application-link/${id}`);
    expect(early).toMatchObject({
      status: 404,
      body: {
        detail: 'Application Link is not available at this time. Please try again after sometime.',
      },
    });
    const link = `https://demo.palisade.example/quote/${id}/sign/P250`;
    const asked = await askToSign(id, { customerLastName: 'Delgado Ruiz' });
    expect(asked.body).toMatchObject({
      status: 'READY',
      customerStatus: 'SENT',
      customerLastName: 'Delgado Ruiz',
      signRequestedOn: expect.any(String),
      link,
    });
    expect((await world.agency.get(`${API}/application-link/${id}`)).body).toEqual({ link });
    expect(await world.published(id, 'quote.sent.v1')).toMatchObject({
      purpose: 'SIGN',
      quoteIds: [id],
      agent: { agencyName: 'Harborline' },
      insured: { accountId },
      charges: { premium: 137_000 },
      scope: { quoteSent: true, quoteBound: false },
      contact: { firstName: 'Rosa', lastName: 'Delgado Ruiz' },
    });

    const holder = await customerOf(accountId, id);
    const attest = { accepted: true, signeeName: 'Rosa Delgado', signeeTitle: 'Owner' };
    const refused = await holder.post(`${API}/attest/${id}`, { ...attest, accepted: false });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'NOT_ACCEPTED', errors: [{ pointer: '/accepted' }] },
    });
    expect((await holder.post(`${API}/attest/${id}`, attest)).body).toMatchObject({
      attestation: { signeeName: 'Rosa Delgado', signeeTitle: 'Owner' },
    });
    const signed = documentSigned(id);
    await world.app.deliver('document.signed.v1', signed);
    expect((await holder.get(`${API}/${id}`)).body).toMatchObject({
      status: 'SIGNED',
      signature: { docId: signed.docId, signeeTitle: 'Owner' },
      subjectivities: [{ code: 'SIGNED_APPLICATION', state: 'cleared', docId: signed.docId }],
    });
    expect(await world.published(id, 'quote.signed.v1')).toMatchObject({
      documentHash: signed.sha256,
      quoteHead: { status: 'SIGNED' },
    });
    expect(await world.published(id, 'quote.changed.v1')).toMatchObject({
      subjectivities: [{ title: 'Signed application', state: 'cleared' }],
    });
    expect((await world.agency.post(`${API}/bind/${id}`)).body).toMatchObject({ status: 'BOUND' });
    expect(await world.published(id, 'quote.bound.v1')).toMatchObject({
      signed: { docId: signed.docId, at: signed.signedAt },
    });
  });

  it('keeps a signature that comes after the quote was bound', async () => {
    const id = await world.quote(await world.account());
    await askToSign(id);
    await world.agency.post(`${API}/bind/${id}`);
    await world.app.deliver('document.signed.v1', documentSigned(id));
    expect(await world.published(id, 'quote.signed.v1')).toMatchObject({
      quoteHead: { status: 'BOUND' },
    });
  });

  it.each([['P100'], ['P100_PRO']])('signs %s, which is ACTIVE, and binds it', async (product) => {
    const id = await world.quote(await world.account(), { product });
    const asked = await askToSign(id);
    expect(asked).toMatchObject({
      status: 200,
      body: { status: 'ACTIVE', customerStatus: 'SENT' },
    });
    expect((await world.agency.get(`${API}/application-link/${id}`)).status).toBe(200);
    await world.app.deliver('document.signed.v1', documentSigned(id));
    const { body: shown } = await world.agency.get<{ accountId: string; allowedActions: string[] }>(
      `${API}/${id}`,
    );
    expect(shown).toMatchObject({ status: 'SIGNED' });
    // Signed past the page that asks for it: the named insured has yet to attest.
    expect(shown.allowedActions).not.toContain('bind');
    expect(await world.agency.post(`${API}/bind/${id}`)).toMatchObject({
      status: 409,
      body: { code: 'ATTESTATION_MISSING' },
    });
    const { accountId } = shown;
    const attest = { accepted: true, signeeName: 'Rosa Delgado', signeeTitle: 'Owner' };
    await (await customerOf(accountId, id)).post(`${API}/attest/${id}`, attest);
    expect((await world.agency.post(`${API}/bind/${id}`)).status).toBe(200);
    expect(await world.published(id, 'quote.bound.v1')).toMatchObject({
      signed: { at: expect.any(String) },
    });
  });

  it('asks for the signature of what was bound unsigned, once', async () => {
    const id = await world.quote(await world.account());
    await world.agency.post(`${API}/bind/${id}`);
    const offered = async () =>
      (await world.agency.get<{ allowedActions: string[] }>(`${API}/${id}`)).body.allowedActions;
    expect(await offered()).toEqual(['sendSignRequest']);
    expect(await askToSign(id)).toMatchObject({ status: 200, body: { status: 'BOUND' } });
    const { binderExpiresOn } = (await world.agency.get(`${API}/${id}`)).body;
    expect(await world.published(id, 'quote.sent.v1')).toMatchObject({
      purpose: 'SIGN',
      expiresOn: binderExpiresOn,
    });
    await world.app.deliver('document.signed.v1', documentSigned(id));
    expect(await world.published(id, 'quote.signed.v1')).toMatchObject({
      quoteHead: { status: 'BOUND' },
    });
    expect(await offered()).toEqual([]);
    expect(await askToSign(id)).toMatchObject({ status: 409, body: { code: 'ALREADY_SIGNED' } });
  });

  it('asks whom a quote was bound with, and names nobody else on it', async () => {
    const id = await world.quote(await world.account());
    await world.agency.post(`${API}/bind/${id}`);
    const other = { ...HOLDER, customerEmail: 'ana@redrock.example' };
    const refused = { status: 409, body: { code: 'QUOTE_BOUND' } };
    expect(await askToSign(id, other)).toMatchObject(refused);
    expect(await world.agency.put(`${API}/customer/${id}`, other)).toMatchObject(refused);
    const asked = await askToSign(id, HOLDER);
    expect(asked).toMatchObject({ status: 200, body: { customerEmail: HOLDER.customerEmail } });
    const { contact } = await world.published(id, 'quote.bound.v1');
    expect(await world.published(id, 'quote.sent.v1')).toMatchObject({ contact });
  });

  it('ignores the signature under an application that nobody waits for', async () => {
    const id = await world.quote(await world.account());
    await world.app.deliver('document.signed.v1', documentSigned(id));
    expect((await world.agency.get(`${API}/${id}`)).body).toMatchObject({
      status: 'READY',
      signature: null,
    });
  });

  it('ignores the signature under another document, and under a quote that is closed', async () => {
    const id = await world.quote(await world.account());
    await world.app.deliver('document.signed.v1', {
      ...documentSigned(id),
      docType: 'SURPLUS_NOTICE',
    });
    expect((await world.agency.get(`${API}/${id}`)).body).toMatchObject({ status: 'READY' });
    await world.agency.put(`${API}/lost/${id}`, {
      productType: 'P250',
      reason: 'A rival',
      reasonSummary: 'Price is High',
    });
    await world.app.deliver('document.signed.v1', documentSigned(id));
    expect((await world.agency.get(`${API}/${id}`)).body).toMatchObject({ status: 'LOST' });
  });

  it('asks for no signature under what is not ready, nor without a policyholder', async () => {
    const draft = await world.agency.post(API, {
      accountId: await world.account(),
      product: 'P250',
    });
    expect((await askToSign(String(draft.body.id))).status).toBe(409);
    const nameless = await world.quote(await world.account({ contact: null }));
    expect(await askToSign(nameless)).toMatchObject({
      status: 409,
      body: { code: 'CONTACT_MISSING' },
    });
    const surplus = await world.quote(await world.account(), { product: 'P250_S' });
    expect(await askToSign(surplus)).toMatchObject({
      status: 409,
      body: { code: 'SURPLUS_BROKER_MISSING' },
    });
  });

  it('sends surplus lines after a diligent effort, refused with one sentence until then', async () => {
    const id = await world.quote(await world.account(), { product: 'P250_S' });
    const broker = {
      surplusLinesBrokerFirstName: 'Sam',
      surplusLinesBrokerLastName: 'Ortiz',
      surplusLinesBrokerEmail: 'sam@broker.example',
      surplusLinesNumber: 'SL 4471',
      surplusLinesState: 'NV',
    };
    const ask = (body: object) => world.agency.post(`${API}/send-sign-request/${id}`, body);
    const detail =
      'NV asks for a diligent effort: 3 admitted insurers that declined, or why none has to be asked.';
    const refusal = { status: 409, body: { code: 'DILIGENT_EFFORT_MISSING', detail } };
    expect(await ask(broker)).toMatchObject(refusal);
    expect(await world.agency.post(`${API}/bind/${id}`, broker)).toMatchObject(refusal);
    const check = (await world.agency.get(`${API}/cover-check?quoteId=${id}`)).body;
    const row = { code: 'DILIGENT_EFFORT_MISSING', detail, refusesFrom: 'sign' };
    expect(check.problems).toContainEqual({
      ...row,
      clearedBy: ['AGENCY', 'STAFF'],
      policyId: null,
    });
    const declinations = ['Oakline', 'Pinecrest', 'Elmway'].map((insurer) => ({
      insurer,
      contact: 'Ida Moss',
      declinedOn: '2026-01-10',
      reason: 'No appetite for this class.',
    }));
    const few = { basis: 'DECLINATIONS', declinations: declinations.slice(1) };
    expect(await ask({ ...broker, diligentEffort: few })).toMatchObject({
      status: 400,
      body: {
        code: 'DILIGENT_EFFORT_INVALID',
        errors: [{ pointer: '/diligentEffort/declinations' }],
      },
    });
    const given = { basis: 'DECLINATIONS', declinations };
    expect(await ask({ diligentEffort: given })).toMatchObject({
      status: 400,
      body: { errors: [{ pointer: '/diligentEffort' }] },
    });
    const asked = await ask({ ...broker, diligentEffort: given });
    expect(asked).toMatchObject({ status: 200, body: { diligentEffort: given } });
    const { diligentEffort } = (await world.agency.get(`${API}/${id}`)).body;
    expect(diligentEffort).toMatchObject({ ...given, signedBy: expect.stringMatching(/./) });
    expect((await world.agency.post(`${API}/bind/${id}`, {})).status).toBe(200);
  });

  it('sends what has a price, requests the drafts, and says why the rest cannot be', async () => {
    const accountId = await world.account();
    const ready = await world.quote(accountId);
    const draft = String((await world.agency.post(API, { accountId, product: 'P250' })).body.id);
    const foreign = await world.quote(await world.account());
    const lost = await world.quote(accountId);
    await world.agency.put(`${API}/lost/${lost}`, {
      productType: 'P250',
      reason: 'A rival',
      reasonSummary: 'Price is High',
    });
    const quoteIds = [ready, foreign, draft, lost];
    type Sent = { sent: { id: string; status: string }[]; errors: { pointer: string }[] };
    const { status, body } = await world.agency.post<Sent>(`${API}/send`, {
      ...HOLDER,
      accountId,
      quoteIds,
    });
    expect(status).toBe(200);
    expect(body.sent.map(({ id }) => id)).toEqual([draft, ready]);
    expect(body.errors).toEqual([
      { pointer: '/quoteIds/1', detail: 'Quote not found.' },
      { pointer: '/quoteIds/3', detail: 'The action "send" is not allowed in status LOST.' },
    ]);
    expect(await world.published(ready, 'quote.sent.v1')).toMatchObject({ purpose: 'REVIEW' });
    const name = { ...HOLDER, accountId, quoteId: ready, customerFirstName: 'R2' };
    expect((await world.agency.post(`${API}/send`, name)).status).toBe(400);
    expect((await world.agency.post(`${API}/send`, { accountId })).status).toBe(400);
    const wrong = { ...name, customerLastName: '8', customerPhone: '12' };
    const refused = await world.agency.post(`${API}/send`, wrong);
    expect(refused).toMatchObject({
      status: 400,
      body: {
        errors: [
          { pointer: '/customerFirstName' },
          { pointer: '/customerLastName' },
          PHONE_REFUSAL,
        ],
      },
    });
  });

  it('shows a policyholder what was sent, and a one-time code its one quote', async () => {
    const accountId = await world.account();
    const [sent, unsent] = [await world.quote(accountId), await world.quote(accountId)];
    const other = await world.quote(accountId);
    await world.agency.post(`${API}/send`, { accountId, quoteIds: [sent, other] });
    const seenBy = async (caller: TestCaller): Promise<number[]> => {
      const answers = [sent, other, unsent].map((id) => caller.get(`${API}/${id}`));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await seenBy(await customerOf(accountId))).toEqual([200, 200, 404]);
    expect(await seenBy(await customerOf(accountId, sent))).toEqual([200, 401, 401]);
    expect(await seenBy(await customerOf(randomUUID(), sent))).toEqual([404, 401, 401]);
    const ofPolicy = await world.app.signIn({
      accountType: 'CUSTOMER' as const,
      organizationId: accountId,
      permissions: ['quote:view'],
      onlyPolicyId: randomUUID(),
    });
    expect(await seenBy(ofPolicy)).toEqual([401, 401, 401]);
  });

  it('shows the quotes of its agencies to a cluster and to an aggregator', async () => {
    const [clusterId, aggregatorId] = [randomUUID(), randomUUID()];
    const id = await world.quote(await world.account());
    const seenBy = async (accountType: 'CLUSTER' | 'DIGITAL', organizationId: string) => {
      const caller = await world.app.signIn({
        accountType,
        organizationId,
        permissions: ['quote:view'],
      });
      return (await caller.get(`${API}/${id}`)).status;
    };
    expect(await seenBy('CLUSTER', clusterId)).toBe(404);
    await world.app.deliver('agency.links-changed.v1', {
      agencyId: world.agencyId,
      clusterId,
      aggregatorId,
      version: 2,
      scope: scopeOf({ agencyId: world.agencyId }),
    });
    expect(await seenBy('CLUSTER', clusterId)).toBe(200);
    expect(await seenBy('DIGITAL', aggregatorId)).toBe(200);
    expect(await seenBy('DIGITAL', clusterId)).toBe(404);
  });

  it('lets the policyholder ask to bind, and marks it as urgent', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    await world.agency.post(`${API}/send`, { accountId, quoteId: id });
    const holder = await customerOf(accountId, id);
    const asked = await holder.put(`${API}/${id}`, HOLDER);
    expect(asked.body).toMatchObject({
      wraRequestToBind: true,
      urgencyIndex: 1,
      customerPhone: '+17025550111',
    });
    expect(await world.published(id, 'quote.changed.v1')).toMatchObject({
      action: 'requestToBind',
    });
    expect(asked.body.allowedActions).not.toContain('requestToBind');
    expect((await holder.put(`${API}/${id}`, HOLDER)).body.code).toBe('BIND_REQUESTED');
    const missing = await holder.put(`${API}/${id}`, {});
    expect(missing.status).toBe(400);
    expect((missing.body.errors as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/customerFirstName', '/customerEmail', '/customerPhone']),
    );
    await world.underwriter.put(`${API}/mga-fees/${id}`, { mgaFee: 75 });
    expect((await holder.get(`${API}/${id}`)).body).toMatchObject({ wraRequestToBind: false });
    expect((await holder.put(`${API}/${id}`, HOLDER)).status).toBe(200);
  });

  it('saves the policyholder of a quote', async () => {
    const id = await world.quote(await world.account({ contact: null }));
    const saved = await world.agency.put(`${API}/customer/${id}`, HOLDER);
    expect(saved.body).toMatchObject({ customerFirstName: 'Rosa', customerPhone: '+17025550111' });
    const calls = [`send-sign-request/${id}`, `bind/${id}`];
    for (const call of calls) {
      const refused = await world.agency.post(`${API}/${call}`, { customerPhone: '12' });
      expect(refused).toMatchObject({ status: 400, body: { errors: [PHONE_REFUSAL] } });
    }
  });

  it('shows a wholesale quote to an agent of a retail agency', async () => {
    const accountId = await world.account();
    const quoteId = await world.quote(accountId, { product: 'P100' });
    const retail = {
      agencyName: 'Corner Agency',
      agentFirstName: 'Ruth',
      agentLastName: 'Small',
      agentEmail: 'ruth@corner.example',
      agentPhone: '702-555-0134',
    };
    const send = (body: object) =>
      world.agency.post<{ sent: object[]; errors: { detail: string }[] }>(`${API}/send`, {
        quoteId,
        accountId,
        ...body,
      });
    const before = await world.events(quoteId);
    const refused = await send({ ...retail, agencyName: ' ' });
    expect(refused.body).toMatchObject({
      sent: [],
      errors: [{ pointer: '/quoteIds/0', detail: 'Agency name is a required field' }],
    });
    expect(await world.events(quoteId)).toEqual(before);
    const { body } = await send(retail);
    expect(body).toMatchObject({ sent: [{ id: quoteId, status: 'ACTIVE' }], errors: [] });
    expect((await world.agency.get(`${API}/${quoteId}`)).body).toMatchObject({
      agentEmail: expect.not.stringContaining('corner'),
      retailAgency: { agencyName: 'Corner Agency', email: 'ruth@corner.example' },
    });
    expect(await world.published(quoteId, 'quote.retail-sent.v1')).toMatchObject({
      retail: { firstName: 'Ruth', email: 'ruth@corner.example', phone: '+17025550134' },
      agent: { agencyName: 'Harborline' },
      insured: { accountId },
    });
    const shown = await customerOf(accountId, quoteId);
    expect((await shown.get(`${API}/${quoteId}`)).status).toBe(200);
    const holder = await customerOf(accountId);
    expect((await holder.get(`${API}/${quoteId}`)).status).toBe(404);
    expect((await shown.put(`${API}/${quoteId}`, HOLDER)).body).toMatchObject({
      wraRequestToBind: true,
    });
    const admitted = await world.quote(accountId);
    const other = await send({ ...retail, quoteId: admitted });
    expect(other.body.errors.map(({ detail }) => detail)).toEqual([
      'Only quotes of wholesale products go to retail agencies.',
    ]);
  });
});
