import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freshDatabases } from '@palisade/testing';
import { Client } from 'pg';
import { report as reportOutage } from './broker-outage';
import { report as reportStops } from './database-stops';
import { report as reportKills } from './kills';
import { checkWrites } from './ledger';
import { report as reportRestarts } from './rolling-restart';
import { slowNeighbours } from './slow-neighbours';
import { TcpProxy } from './tcp-proxy';
import { describeFailures, isFailure, isTold, Traffic } from './traffic';

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** A platform without any care: it waits for its neighbour for ever, and fails without a word. */
class Careless {
  status = 200;
  neighbourPort = 0;
  readonly server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    const isAccount = request.url?.startsWith('/api/account') ?? false;
    if (!isAccount) return void response.writeHead(this.status).end('{"accessToken":"x"}');
    fetch(`http://127.0.0.1:${this.neighbourPort}`).then(
      () => response.writeHead(this.status).end('{}'),
      () => response.writeHead(500).end('{"code":"INTERNAL_ERROR"}'),
    );
  });
}

describe('the instruments of faults', () => {
  let careless: Careless;
  let neighbour: Server;
  let url: string;

  beforeAll(async () => {
    careless = new Careless();
    neighbour = createServer((_request, response) => void response.end('{}'));
    careless.neighbourPort = await listening(neighbour);
    url = `http://127.0.0.1:${await listening(careless.server)}`;
  });
  afterAll(() => {
    for (const server of [careless.server, neighbour]) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('see a call that failed, and whether its caller was told when to try again', async () => {
    const traffic = await new Traffic(url, { perSecond: 50 }).start();
    careless.status = 503;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await traffic.stop();
    careless.status = 200;
    const failed = traffic.answers.filter(isFailure);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.some(isTold)).toBe(false);
    expect(describeFailures(failed).join()).toContain('503');
  });

  it('see a caller who is kept waiting for a neighbour', async () => {
    const port = careless.neighbourPort;
    const proxy = await TcpProxy.start(port);
    careless.neighbourPort = proxy.port;
    const { wrong } = await slowNeighbours(
      { url, proxies: { account: proxy } },
      { neighbours: ['account'], modes: ['silent'], times: { calmMs: 200, faultMs: 4_000 } },
    );
    careless.neighbourPort = port;
    await proxy.close();
    expect(wrong.join()).toMatch(/account silent: a caller waited \d+ ms/);
  });

  it('see a write that is lost and one that is doubled', async () => {
    const { env, drop } = await freshDatabases(['account']);
    const name = `${env.DATABASE_PREFIX}account`;
    const client = new Client({ connectionString: `${env.DATABASE_URL}/${name}` });
    await client.connect();
    const [kept, doubled, lost] = [randomUUID(), randomUUID(), randomUUID()];
    await client.query('create table license (number text)');
    await client.query('insert into license values ($1), ($2), ($2)', [kept, doubled]);
    await client.end();
    const answers = [kept, doubled, lost].map((number) => ({ number, status: 201 }));
    const writes = await checkWrites(env.DATABASE_URL, answers, env.DATABASE_PREFIX);
    await drop();
    expect(writes).toEqual({ taken: 3, lost: 1, doubled: 1 });
  });
});

const WELL = { status: 200, ms: 5, route: 'quote' };
const UNTOLD = { status: 503, ms: 5, route: 'quote', retryAfter: null };
const TOLD = { ...UNTOLD, retryAfter: '1' };
const WRITES = { taken: 2, lost: 0, doubled: 0 };
const BROKEN = ['I4: paid more than is due'];

const KILLS = { lives: 9, failures: [], broken: [], recovery: [1, 2, 3], calls: 90, retries: 4 };
const STOPS = { answers: [WELL, TOLD], recovery: [4], restarted: 0, broken: [], writes: WRITES };
const RESTARTS = { answers: [WELL], rounds: 1, gaps: [2], broken: [], writes: WRITES };
const OUTAGE = {
  answers: [WELL],
  backlog: 100,
  awaySeconds: 60,
  drainSeconds: 2,
  broken: [],
  writes: WRITES,
};

describe('the verdict of a fault', () => {
  it.each([
    ['kills', reportKills, KILLS],
    ['database', reportStops, STOPS],
    ['restarts', reportRestarts, RESTARTS],
    ['broker', reportOutage, OUTAGE],
  ])('finds nothing wrong with %s that did no harm', (_, report, found) => {
    expect(report(found as never).wrong).toEqual([]);
  });

  it.each([
    ['a life that failed', reportKills, { ...KILLS, failures: ['life 3'] }, 'life 3'],
    ['a broken invariant', reportKills, { ...KILLS, broken: BROKEN }, 'I4'],
    ['a service that is slow to come back', reportKills, { ...KILLS, recovery: [6] }, 'p95 6.0 s'],
    ['one that hardly does', reportKills, { ...KILLS, recovery: [1, Infinity] }, '15 s at most'],
    ['who is not told when to try again', reportStops, { ...STOPS, answers: [UNTOLD] }, '1x quote'],
    ['a lost write', reportStops, { ...STOPS, writes: { ...WRITES, lost: 1 } }, '1 lost'],
    ['a service that had to be restarted', reportStops, { ...STOPS, restarted: 1 }, '1 services'],
    ['a slow recovery', reportStops, { ...STOPS, recovery: [11] }, 'back after 11.0 s'],
    ['a refused call', reportRestarts, { ...RESTARTS, answers: [TOLD] }, '1x quote 503'],
    [
      'a doubled write',
      reportRestarts,
      { ...RESTARTS, writes: { ...WRITES, doubled: 1 } },
      '1 dou',
    ],
    ['a broken invariant after restarts', reportRestarts, { ...RESTARTS, broken: BROKEN }, 'I4'],
    ['a call that failed', reportOutage, { ...OUTAGE, answers: [TOLD] }, '1x quote 503'],
    ['a broker that was never away', reportOutage, { ...OUTAGE, backlog: 0 }, 'not away'],
    ['a backlog that stays', reportOutage, { ...OUTAGE, drainSeconds: Infinity }, 'not 5'],
  ])('reports %s', (_, report, found, told) => {
    expect(report(found as never).wrong.join()).toContain(told);
  });
});
