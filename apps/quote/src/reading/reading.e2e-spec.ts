import type { TestCaller } from '@palisade/testing';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';

const API = '/api/quote/v1';

describe('who has read a quote', () => {
  const world = new BindableWorld();
  let accountId: string;
  let customer: TestCaller;

  const found = async (caller: TestCaller, query: string): Promise<unknown[]> => {
    const { body } = await caller.get<{ content: { id: string }[] }>(
      `${API}/search/read?accountId=${accountId}&${query}`,
    );
    return body.content.map(({ id }) => id);
  };

  beforeAll(() => world.start());
  beforeEach(async () => {
    accountId = await world.account();
    customer = await world.app.signIn({
      accountType: 'CUSTOMER',
      organizationId: accountId,
      permissions: ['quote:view'],
    });
  });
  afterAll(() => world.close());

  it('is kept for each side, until the status changes', async () => {
    const id = await world.quote(accountId);
    const contact = {
      customerFirstName: 'Rosa',
      customerLastName: 'Delgado',
      customerEmail: 'rosa@redrock.example',
      customerPhone: '7025550111',
    };
    await world.agency.post(`${API}/send`, { quoteId: id, accountId, ...contact });
    expect(await found(customer, 'isReadByCustomer=false')).toEqual([id]);
    expect((await customer.put(`${API}/read/${id}`, {})).body).toMatchObject({
      isReadByCustomer: true,
      // The agency asked for the price, so that it is no news to it.
      isRead: true,
    });
    expect(await found(customer, 'isReadByCustomer=false')).toEqual([]);
    expect(await found(world.agency, 'isRead=true')).toEqual([id]);
    const unread = await world.agency.put(`${API}/read/${id}`, { isRead: false });
    expect(unread.body).toMatchObject({ isRead: false, isReadByCustomer: true });
    expect((await world.underwriter.put(`${API}/read/${id}`, {})).status).toBe(403);

    await world.agency.put(`${API}/read/${id}`, {});
    expect(await found(world.agency, 'isRead=false')).toEqual([]);
    const why = {
      quoteId: id,
      reason: 'No.',
      reasonSummary: 'ERROR',
      isNotificationEnabled: false,
    };
    await world.underwriter.put(`${API}/decline/${id}`, why);
    expect(await found(world.agency, 'isRead=false')).toEqual([id]);
    expect(await found(customer, 'isReadByCustomer=false')).toEqual([id]);
  });

  it('is not news to the side that changed it', async () => {
    const id = await world.quote(accountId);
    const lost = { productType: 'P250', reason: 'Price.', reasonSummary: 'PRICE' };
    await world.agency.put(`${API}/lost/${id}`, lost);
    expect(await found(world.agency, 'isRead=true')).toEqual([id]);
  });

  it('names what waits for an act of each side', async () => {
    const toDo = async (caller: TestCaller): Promise<unknown[]> => {
      const { body } = await caller.get<{ content: { id: string; status: string }[] }>(
        `${API}/search/action?accountId=${accountId}`,
      );
      return body.content.map(({ id }) => id);
    };
    const ready = await world.quote(accountId);
    expect(await toDo(world.agency)).toEqual([ready]);
    expect(await toDo(customer)).toEqual([]);
    expect(await toDo(world.underwriter)).toEqual([]);
    await world.agency.post(`${API}/request-review/${ready}`, { reason: 'Please look.' });
    expect(await toDo(world.agency)).toEqual([]);
    expect(await toDo(world.underwriter)).toEqual([ready]);
  });

  it('deletes all invalid or expired ones at once, and no other', async () => {
    const keep = await world.quote(accountId);
    const gone = [await world.quote(accountId), await world.quote(accountId)];
    for (const id of gone) {
      await world.underwriter.put(`${API}/salesInbox/invalid/${id}`, { reason: 'Old facts.' });
    }
    const of = (query: string) => `${API}/bulk/invalid-or-expired?accountId=${accountId}${query}`;
    expect((await world.agency.send('DELETE', of(''))).body).toEqual({ deletedCount: 2 });
    const { body } = await world.agency.get<{ content: { id: string }[] }>(
      `${API}/search?accountId=${accountId}&status=READY`,
    );
    expect(body.content.map(({ id }) => id)).toContain(keep);
    for (const id of gone) {
      expect((await world.agency.get(`${API}/${id}`)).body).toMatchObject({ status: 'DELETED' });
    }
    const later = await world.quote(accountId);
    await world.underwriter.put(`${API}/salesInbox/invalid/${later}`, { reason: 'Old facts.' });
    const expired = await world.agency.send('DELETE', of('&status=EXPIRED'));
    expect(expired.body).toEqual({ deletedCount: 0 });
    expect((await world.agency.send('DELETE', of('&status=READY'))).status).toBe(400);
    expect((await world.agency.get(`${API}/${later}`)).body).toMatchObject({ status: 'INVALID' });
  });
});
