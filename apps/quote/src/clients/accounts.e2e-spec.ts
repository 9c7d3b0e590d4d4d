import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';

const API = '/api/quote/v1';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('facts of the client that are changed on the page of a quote', () => {
  const world = new BindableWorld();
  const asked: { method: string; path: string; body: unknown }[] = [];
  let answer: { status: number; body: object };
  let owner: Server;

  beforeAll(async () => {
    owner = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body: unknown = JSON.parse(Buffer.concat(parts).toString());
        asked.push({ method: String(request.method), path: String(request.url), body });
        const type = { 'content-type': 'application/json' };
        response.writeHead(answer.status, type).end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => owner.listen(0, '127.0.0.1', resolve));
    const { port } = owner.address() as AddressInfo;
    await world.start({ ACCOUNT_URL: `http://127.0.0.1:${port}` });
  });
  afterAll(async () => {
    await world.close();
    owner.close();
  });
  beforeEach(() => {
    asked.length = 0;
    answer = { status: 200, body: {} };
  });

  const patch = (id: string, body: object) =>
    world.agency.send('PATCH', `${API}/${id}`, JSON.stringify(body), JSON_TYPE);

  it('are changed by account in the name of the quote', async () => {
    const accountId = await world.account();
    const id = await world.quote(accountId);
    const done = await patch(id, { accountId, revenue: 5_000_000 });
    expect(done).toMatchObject({ status: 200, body: { id, lastPatched: null } });
    expect(asked).toEqual([
      {
        method: 'PUT',
        path: `/api/account/v1/${accountId}`,
        body: { revenue: 5_000_000, quoteId: id },
      },
    ]);
  });

  it('are refused in the words of account, of another account, and for whom it is not shown', async () => {
    const id = await world.quote(await world.account());
    const detail = 'must be at least 1';
    const errors = [{ pointer: '/revenue', detail }];
    answer = { status: 400, body: { code: 'VALIDATION_FAILED', detail, errors } };
    expect(await patch(id, { revenue: 0 })).toMatchObject({
      status: 400,
      body: { detail, errors },
    });
    answer = { status: 500, body: {} };
    expect((await patch(id, { revenue: 5 })).status).toBe(503);
    expect((await patch(id, { accountId: randomUUID() })).status).toBe(400);
    expect((await patch(randomUUID(), { revenue: 5 })).status).toBe(404);
  });
});
