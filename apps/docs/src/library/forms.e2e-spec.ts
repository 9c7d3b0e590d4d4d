import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scopeOf } from '@palisade/contracts';
import type { Page } from '@palisade/kernel';
import { newId } from '@palisade/platform';
import type { TimelineEntry } from '@palisade/platform';
import type { TestApp, TestCaller } from '@palisade/testing';
import { expectSecondPersonOnly, startApp } from '@palisade/testing';
import { STANDARD_TEXTS } from '../domain/library/standard-texts';
import { service } from '../main';
import { RewordNoticesOfCancellation1700000008481 } from '../migrations/1700000008481-reword-notices-of-cancellation';
import type { FormTypeResponse, PaperTypeResponse, ProductTypeResponse } from './form-types.dto';
import type {
  InferredFormResponse,
  PolicyFormDetailResponse,
  PolicyFormResponse,
} from './forms.dto';

const API = '/api/docs/v1';
const ADA = {
  accountType: 'COWBELL' as const,
  permissions: ['form:view', 'form:create', 'form:edit', 'form:delete'],
  userId: newId(),
  name: 'Ada Reed',
};

describe('the library of forms', () => {
  let app: TestApp;
  let ada: TestCaller;
  let ben: TestCaller;
  let agency: TestCaller;
  let typeId: string;

  beforeAll(async () => {
    const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'library-'));
    app = await startApp(service, { DATA_DIR });
    ada = await app.signIn(ADA);
    ben = await app.signIn({ ...ADA, userId: newId(), name: 'Ben Cole' });
    agency = await app.signIn({ accountType: 'AGENCY', permissions: ['quote:view'] });
    const { body } = await ada.get<Page<FormTypeResponse>>(
      `${API}/formtype/search?search=endorsement`,
    );
    typeId = body.content[0]?.id ?? '';
  });
  afterAll(() => app.close());

  it('that began with other words of the notice of cancellation take the new ones', async () => {
    const texts = () =>
      app.dataSource.query<{ text: string }[]>(
        `select text from policy_form where form_number in ('PAL 410 US', 'PAL 420 UK')
         order by form_number`,
      );
    const words = ['PAL 410 US', 'PAL 420 UK'].map((number) => ({ text: STANDARD_TEXTS[number] }));
    expect(await texts()).toEqual(words);
    const runner = app.dataSource.createQueryRunner();
    const migration = new RewordNoticesOfCancellation1700000008481();
    await migration.down(runner);
    for (const { text } of await texts()) expect(text).toContain('is returned');
    await migration.up(runner);
    await runner.release();
    expect(await texts()).toEqual(words);
  });

  const draft = (fields: object = {}) => ({
    formNumber: 'TST 1',
    edition: '01 99',
    name: 'A test form',
    formType: typeId,
    paperType: 'ADMITTED',
    productTypes: ['P250'],
    states: [{ state: 'OH' }, { state: 'TX', from: '2099-02-01', to: '2099-12-31' }],
    availableFrom: '2099-01-01',
    transactions: ['NEW', 'RENEWAL'],
    rule: 'COVERAGE',
    ruleValues: ['BRICKING'],
    position: 5,
    isNumbered: true,
    text: 'Cover of {{insuredName}}.\n\nIt ends on {{endDate}}.',
    ...fields,
  });

  it('begins with some sixty forms, found in one page by number or name', async () => {
    const all = await ada.get<Page<PolicyFormResponse>>(`${API}/forms/search?size=2000`);
    expect(all.body.content.length).toBeGreaterThanOrEqual(60);
    expect(all.body.content.every(({ status }) => status === 'ACTIVE')).toBe(true);
    const found = await ada.get<Page<PolicyFormResponse>>(`${API}/forms/search?search=pal 547`);
    expect(found.body.content.map(({ formNumber }) => formNumber)).toEqual([
      'PAL 547 UK',
      'PAL 547 US',
    ]);
    expect((await ada.get(`${API}/forms/search?size=2001`)).status).toBe(400);
  });

  it('adds a draft, edits it, and two people bring it into force', async () => {
    const made = await ada.post<PolicyFormDetailResponse>(`${API}/forms`, draft());
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'DRAFT',
        formTypeName: 'Endorsement',
        allowedActions: ['edit', 'propose', 'delete'],
      },
    });
    const { id } = made.body;
    const form = `${API}/forms/${id}`;
    expect(await ada.post(`${API}/forms`, draft())).toMatchObject({
      status: 409,
      body: { code: 'DUPLICATE_FORM' },
    });
    const changed = await ada.put(
      form,
      draft({ name: 'A better form', availableTo: '2100-01-01' }),
    );
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'A better form', status: 'DRAFT' },
    });
    expect((await ben.post(`${form}/activate`)).status).toBe(409);
    expect(await ada.post(`${form}/propose`)).toMatchObject({
      status: 200,
      body: { status: 'PROPOSED', proposedBy: 'Ada Reed', allowedActions: ['edit', 'delete'] },
    });
    await expectSecondPersonOnly({
      app,
      first: ADA,
      approve: (caller) => caller.post(`${form}/activate`),
      read: `${API}/forms/search`,
    });
    const key = { 'idempotency-key': `activate-${id}` };
    expect(await ben.send('POST', `${form}/activate`, '{}', key)).toMatchObject({
      status: 200,
      body: { status: 'ACTIVE', activatedBy: 'Ben Cole', allowedActions: ['end', 'delete'] },
    });
    expect(await ada.put(form, draft())).toMatchObject({ status: 409 });
    const ended = await ada.post(`${form}/end`, { availableTo: '2099-12-31' });
    expect(ended).toMatchObject({ status: 200, body: { availableTo: '2099-12-31' } });
    expect((await ada.post(`${form}/end`, { availableTo: '2020-01-01' })).status).toBe(400);
    const proof = await ada.get(`${form}/timeline/verification`);
    expect(proof).toMatchObject({ status: 200, body: { records: 5 } });
    const told = await ada.get<Page<TimelineEntry>>(`${form}/timeline`);
    expect(told.body.content).toMatchObject([
      {
        action: 'form.end',
        changes: [{ field: 'availableTo', from: '2100-01-01', to: '2099-12-31' }],
      },
      { action: 'form.activate', by: { name: 'Ben Cole' } },
      { action: 'form.propose' },
      {
        action: 'form.edit',
        changes: expect.arrayContaining([
          { field: 'name', kind: 'TEXT', from: 'A test form', to: 'A better form' },
        ]),
      },
      { action: 'form.create', changes: [] },
    ]);
  });

  it.each([
    ['where it is filed', {}, true],
    ['where it is filed from that day', { state: 'TX', date: '2099-02-01' }, true],
    ['after its last day', { date: '2100-01-01' }, false],
    ['a day before', { state: 'TX', date: '2099-01-31' }, false],
    ['elsewhere', { state: 'CA' }, false],
    ['without its coverage', { coverages: [] }, false],
    ['of another product', { productType: 'P100' }, false],
  ])('says that a quote gets the active form %s: %j', async (_, fields, gets) => {
    const { status, body } = await ada.post<InferredFormResponse[]>(`${API}/forms/inferred`, {
      productType: 'P250',
      state: 'OH',
      transaction: 'NEW',
      date: '2099-01-01',
      coverages: ['BRICKING'],
      flags: ['TRIA_EXCLUDED'],
      ...fields,
    });
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThanOrEqual(6);
    const found = body.filter(({ formNumber }) => formNumber === 'TST 1');
    expect(found.map(({ title }) => title)).toEqual(gets ? ['1. A better form'] : []);
  });

  it.each<[string, object, string[]]>([
    ['two countries', { productTypes: ['P250', 'P_ONE'] }, ['/productTypes']],
    ['no product', { productTypes: [] }, ['/productTypes']],
    ['an unknown field', { text: '{{secret}}' }, ['/text']],
    ['an unknown type', { formType: newId() }, ['/formType']],
    ['an unknown state', { states: [{ state: 'ZZ' }] }, ['/states/0/state']],
    ['a state twice', { states: [{ state: 'OH' }, { state: 'OH' }] }, ['/states/1']],
  ])('refuses %s', async (_, fields, pointers) => {
    const answer = await ada.post<{ errors: { pointer: string }[] }>(
      `${API}/forms`,
      draft({ formNumber: 'TST 2', ...fields }),
    );
    expect(answer.status).toBe(400);
    expect([...new Set(answer.body.errors.map(({ pointer }) => pointer))]).toEqual(pointers);
  });

  it('refuses letters that cannot be printed, and whoever may not', async () => {
    const hebrew = draft({ formNumber: 'TST 2', text: 'שלום' });
    expect((await ada.post(`${API}/forms`, hebrew)).status).toBe(422);
    expect((await agency.post(`${API}/forms`, draft())).status).toBe(403);
    expect((await agency.get(`${API}/forms/search`)).status).toBe(403);
  });

  it('shows a form as it is printed, and deletes one that no paper has', async () => {
    const { body } = await ada.post<PolicyFormDetailResponse>(
      `${API}/forms`,
      draft({ formNumber: 'TST 3' }),
    );
    const form = `${API}/forms/${body.id}`;
    expect((await ada.get<PolicyFormDetailResponse>(form)).body.text).toContain('{{insuredName}}');
    const headers = { authorization: `Bearer ${ada.token}` };
    const preview = await fetch(`${app.url}${form}/preview`, { headers });
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await ada.get(`${form}/preview?policyId=${newId()}`)).status).toBe(404);
    expect((await ada.send('DELETE', form)).status).toBe(204);
    expect((await ada.get(form)).status).toBe(404);
  });

  it('sorts forms by types, which stay while a form has them', async () => {
    const made = await ada.post<FormTypeResponse>(`${API}/formtype`, { name: ' Binder paper ' });
    expect(made).toMatchObject({ status: 201, body: { name: 'Binder paper', description: null } });
    const again = await ada.post(`${API}/formtype`, { name: 'BINDER PAPER' });
    expect(again).toMatchObject({ status: 409, body: { code: 'DUPLICATE_FORM_TYPE' } });
    const type = `${API}/formtype/${made.body.id}`;
    const changed = await ada.put(type, { name: 'Binder', description: 'Until the policy.' });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Binder' } });
    const used = await ada.send('DELETE', `${API}/formtype/${typeId}`);
    expect(used).toMatchObject({ status: 409, body: { code: 'FORM_TYPE_IN_USE' } });
    expect((await ada.send('DELETE', type)).status).toBe(204);
    const proof = await ada.get(`${type}/timeline/verification`);
    expect(proof).toMatchObject({ status: 200, body: { records: 3 } });
    const told = await ada.get<Page<TimelineEntry>>(`${type}/timeline`);
    expect(told.body.content.map(({ action }) => action)).toEqual([
      'form-type.delete',
      'form-type.change',
      'form-type.create',
    ]);
  });

  it('lists the papers of carriers, and the products', async () => {
    const paper = {
      profileId: newId(),
      carrierId: newId(),
      name: 'Northwall Surplus',
      code: 'NWS-2',
      products: ['P250_S' as const],
      states: ['OH'],
      isSurplus: true,
      priority: 1,
      effectiveFrom: '2026-01-01',
      effectiveTo: null,
      deleted: false,
      scope: scopeOf({}),
      version: 1,
    };
    await app.deliver('carrier-profile.saved.v1', paper);
    const listed = () => ada.get<PaperTypeResponse[]>(`${API}/papertypes`);
    expect((await listed()).body).toMatchObject([
      { code: 'NWS-2', paperType: 'SURPLUS', productTypes: ['P250_S'], carrierName: null },
    ]);
    await app.deliver('carrier-profile.saved.v1', { ...paper, deleted: true, version: 2 });
    expect((await listed()).body).toEqual([]);
    const { body } = await agency.get<ProductTypeResponse[]>(`${API}/producttypes`);
    expect(body).toHaveLength(11);
    expect(body[0]).toEqual({
      productType: 'P100',
      name: 'Prime 100',
      region: 'US',
      market: 'ADMITTED',
    });
  });
});
