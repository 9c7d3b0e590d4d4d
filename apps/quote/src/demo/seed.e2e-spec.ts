import { randomUUID } from 'node:crypto';
import { seed } from '../seed';
import type { StandInAuth } from '../quotes/auth.fixture-spec';
import { startAuth } from '../quotes/auth.fixture-spec';
import { BindableWorld } from '../quotes/bindable-world.fixture-spec';
import { carrierProfileSaved } from '../quotes/quote-events.fixture';
import {
  accountCreated,
  agencySaved,
  organizationSaved,
  userSaved,
} from '../quotes/quote-world.fixture';
import { DEMO_AGENTS, DEMO_QUOTES } from './demo-quotes';

const UK_NAMES = ['Ashdown', 'Briar', 'Cobalt', 'Dovecote'];
const START_MS = 60_000;

describe('the demo quotes', () => {
  const world = new BindableWorld();
  let auth: StandInAuth;

  beforeAll(async () => {
    auth = await startAuth();
    await world.start({ AUTH_URL: auth.url });
    const agencies = new Map<string, string>();
    for (const [name, userId] of Object.entries(DEMO_AGENTS)) {
      const id = name.startsWith('Harborline') ? world.agencyId : randomUUID();
      agencies.set(name.split(' ')[0], id);
      await world.app.deliver('organization.saved.v1', {
        ...organizationSaved(id, name),
        version: 2,
      });
      await world.app.deliver('agency.saved.v1', agencySaved(id));
      await world.app.deliver('user.saved.v1', userSaved(userId, id));
    }
    await world.app.deliver(
      'carrier-profile.saved.v1',
      carrierProfileSaved(world.carrierId, 'UK', []),
    );
    for (const name of new Set(DEMO_QUOTES.map(({ account }) => account))) {
      const isUk = UK_NAMES.some((first) => name.startsWith(first));
      const agencyId = agencies.get(isUk ? 'Kingsgate' : 'Harborline') ?? '';
      const id = randomUUID();
      const { insured, ...published } = accountCreated(id, agencyId, []);
      const seat = isUk && { state: null, country: 'GBR' as const, timeZone: 'Europe/London' };
      await world.app.deliver('account.created.v1', {
        ...published,
        insured: { ...insured, ...seat, name, accountId: id },
      });
    }
  }, START_MS);
  afterAll(async () => {
    await world.close();
    auth.close();
  });

  it(
    'are made once, each as far as its step',
    async () => {
      const counted = async (): Promise<Record<string, number>> => {
        const rows: { status: string; count: number }[] = await world.app.dataSource.query(
          'select status, count(*)::int as count from quote group by status',
        );
        return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
      };
      await seed(world.app.app);
      const first = await counted();
      expect(first).toMatchObject({ BOUND: 11, REFERRED: 2, INDICATION: 2, LOST: 2, DECLINED: 1 });
      await seed(world.app.app);
      expect(await counted()).toEqual(first);
      const total = Object.values(first).reduce((sum, count) => sum + count, 0);
      expect(total).toBe(DEMO_QUOTES.length);
    },
    START_MS,
  );
});
