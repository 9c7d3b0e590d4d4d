import { randomUUID } from 'node:crypto';
import type { EventData } from '@palisade/contracts';
import { scopeOf } from '@palisade/contracts';
import type { TestApp, TestCaller } from '@palisade/testing';
import { startApp } from '@palisade/testing';
import { service } from '../main';
import type { StandInRater } from '../quotes/quote-world.fixture';
import {
  accountCreated,
  ALL_ANSWERS,
  organizationSaved,
  startRater,
  userSaved,
} from '../quotes/quote-world.fixture';

const API = '/api/quote/v1';
const AGENCY = randomUUID();
const AGENT = randomUUID();
const UNDERWRITER = randomUUID();

interface Quote {
  id: string;
  status: string;
  submissionId: string | null;
}

describe('quotes of a submission', () => {
  let app: TestApp;
  let agency: TestCaller;
  let staff: TestCaller;
  let rater: StandInRater;
  let version = 0;

  beforeAll(async () => {
    rater = await startRater(randomUUID);
    app = await startApp(service, { RATER_URL: rater.url });
    await app.deliver('organization.saved.v1', organizationSaved(AGENCY, 'Harborline'));
    await app.deliver('user.saved.v1', userSaved(AGENT, AGENCY));
    const permissions = ['view', 'create', 'request', 'lost', 'cart'].map(
      (name) => `quote:${name}`,
    );
    const login = { accountType: 'AGENCY', organizationId: AGENCY, userId: AGENT } as const;
    agency = await app.signIn({ ...login, permissions });
    const decline = [...permissions, 'quote:decline'];
    staff = await app.signIn({ accountType: 'COWBELL', userId: UNDERWRITER, permissions: decline });
  });
  afterAll(async () => {
    await app.close();
    rater.close();
  });

  type Status = EventData<'submission.status-changed.v1'>['status'];
  const told = (submissionId: string, accountId: string | null, status: Status = 'IN_PROGRESS') => {
    version += 1;
    return app.deliver('submission.status-changed.v1', {
      submissionId,
      msgId: null,
      accountId,
      agencyId: AGENCY,
      accountName: 'Marlow Textiles',
      status,
      action: 'edit',
      operationalStatus: 'ASSIGNED',
      businessType: 'New Business',
      assignedUserId: null,
      reason: status === 'DECLINED' ? 'POOR_CONTROLS: No backups.' : null,
      scope: scopeOf({ agencyId: AGENCY, accountId }),
      version,
    });
  };
  const submission = async (): Promise<{ submissionId: string; accountId: string }> => {
    const [accountId, submissionId] = [randomUUID(), randomUUID()];
    await app.deliver('account.created.v1', accountCreated(accountId, AGENCY, []));
    await told(submissionId, accountId);
    return { accountId, submissionId };
  };
  const cartOf = (submissionId: string) => `${API}/cart/submission/${submissionId}`;
  const add = (submissionId: string, product = 'P250', caller = agency) =>
    caller.post<Quote>(cartOf(submissionId), { product, securityQuestions: ALL_ANSWERS });
  const ids = async (submissionId: string): Promise<string[]> => {
    const { body } = await agency.get<{ quotes: Quote[] }>(cartOf(submissionId));
    return body.quotes.map(({ id }) => id);
  };
  const statusOf = async (id: string): Promise<string> =>
    (await agency.get<Quote>(`${API}/${id}`)).body.status;
  const requested = async (submissionId: string): Promise<string> => {
    const { id } = (await add(submissionId)).body;
    const path = `${cartOf(submissionId)}/submit`;
    expect((await agency.post(path, { quoteIds: [id] })).body).toMatchObject({ errors: [] });
    return id;
  };

  it('stand in a cart of their own, five at most, and name the submission', async () => {
    const { submissionId, accountId } = await submission();
    await agency.post(`${API}/cart/account/${accountId}`, { product: 'P250' });
    const added = [];
    for (let count = 0; count < 5; count += 1) added.push((await add(submissionId)).body);
    expect(added[0]).toMatchObject({ submissionId, status: 'DRAFT' });
    const full = await add(submissionId);
    expect(full).toMatchObject({ status: 409, body: { code: 'CART_LIMIT' } });
    expect(await ids(submissionId)).toEqual(added.map(({ id }) => id));
    const own = await agency.get<{ quotes: Quote[] }>(`${API}/cart/account/${accountId}`);
    expect(own.body.quotes).toHaveLength(1);
    const [first, second] = added.map(({ id }) => id);
    expect((await agency.send('DELETE', `${cartOf(submissionId)}/${first}`)).status).toBe(204);
    expect(await ids(submissionId)).not.toContain(first);
    const stranger = own.body.quotes[0].id;
    const quoteIds = [second, stranger];
    const submitted = await agency.post<{ sent: Quote[]; errors: { pointer: string }[] }>(
      `${cartOf(submissionId)}/submit`,
      { quoteIds },
    );
    expect(submitted.body).toMatchObject({
      sent: [{ id: second, status: 'READY', submissionId }],
      errors: [{ pointer: '/quoteIds/1' }],
    });
    const found = await agency.get<{ content: Quote[] }>(
      `${API}/search?submissionId=${submissionId}&status=READY`,
    );
    expect(found.body.content.map(({ id }) => id)).toEqual([second]);
  });

  it('tell of the submission, and are closed with it', async () => {
    const { submissionId, accountId } = await submission();
    const [id, other] = [await requested(submissionId), await requested(submissionId)];
    const [event]: { body: { data: { quoteHead: object } } }[] = await app.dataSource.query(
      'select body from outbox where subject = $1 order by sequence',
      [id],
    );
    expect(event.body.data.quoteHead).toMatchObject({ submissionId });
    await agency.post(`${API}/cart/account/${accountId}`, { product: 'P100' });
    await told(submissionId, accountId, 'DECLINED');
    expect([await statusOf(id), await statusOf(other)]).toEqual(['DECLINED', 'DECLINED']);
    expect((await add(submissionId)).body).toMatchObject({ code: 'SUBMISSION_CLOSED' });
    const lost = await submission();
    const open = await requested(lost.submissionId);
    await told(lost.submissionId, lost.accountId, 'LOST');
    expect(await statusOf(open)).toBe('LOST');
  });

  it('ask for a submission of the own agency that has an account', async () => {
    const unmatched = randomUUID();
    await told(unmatched, null);
    expect((await add(unmatched)).body).toMatchObject({ code: 'SUBMISSION_WITHOUT_ACCOUNT' });
    expect((await add(randomUUID())).status).toBe(404);
    const { submissionId } = await submission();
    const rival = await app.signIn({ accountType: 'AGENCY', permissions: ['quote:cart'] });
    expect((await add(submissionId, 'P250', rival)).status).toBe(404);
    expect((await rival.get(cartOf(submissionId))).status).toBe(404);
    const { accountId } = await submission();
    const draft = { accountId, product: 'P250', securityQuestions: ALL_ANSWERS, submissionId };
    expect((await agency.post(API, draft)).body).toMatchObject({ code: 'SUBMISSION_NOT_FOUND' });
  });

  it('are declined alone, or with the submission and the account', async () => {
    const { submissionId } = await submission();
    const id = await requested(submissionId);
    const why = { quoteId: id, reason: 'No backups.', reasonSummary: 'POOR_CONTROLS' };
    const asked = { ...why, isNotificationEnabled: false, declineSubmission: true };
    const declined = await staff.put(`${API}/decline/${id}`, { ...asked, declineAccount: true });
    expect(declined.body).toMatchObject({ status: 'DECLINED' });
    const [{ body }]: { body: object }[] = await app.dataSource.query(
      `select body from outbox where subject = $1 and body ->> 'type' = 'quote.declined.v1'`,
      [id],
    );
    expect(body).toMatchObject({ data: { alsoDeclined: ['SUBMISSION', 'ACCOUNT'] } });
    const accountId = randomUUID();
    await app.deliver('account.created.v1', accountCreated(accountId, AGENCY, []));
    const plain = { accountId, product: 'P250', securityQuestions: ALL_ANSWERS };
    const { id: alone } = (await agency.post<Quote>(API, plain)).body;
    await agency.post(`${API}/cart/account/${accountId}/submit`, { quoteIds: [alone] });
    const refused = await staff.put(`${API}/decline/${alone}`, { ...asked, quoteId: alone });
    expect(refused.body).toMatchObject({ code: 'NO_SUBMISSION' });
    expect(await statusOf(alone)).toBe('READY');
  });
});
