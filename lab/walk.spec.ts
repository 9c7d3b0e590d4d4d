import pg from 'pg';
import { AgencyWalk } from '../tools/demo/agency-walk.mjs';
import { enumKeys } from '../tools/demo/enum-keys.fixture';
import { machineWords, printedTexts } from '../tools/demo/printed.mjs';
import { TYPED, TypedWalk } from '../tools/demo/typed-walk.mjs';
import { walkEverything } from '../tools/demo/walk-everything.mjs';
import { WholesaleWalk } from '../tools/demo/wholesale-walk.mjs';
import type { Walk } from '../tools/demo/walk.mjs';
import type { Stack } from '../tools/start/own-stack.mjs';
import { startStack } from '../tools/start/own-stack.mjs';
import { compareWithServed } from './fuzz/agreement';
import { holdersOf } from './fuzz/callers';
import { hearWrites, tryEveryText } from './fuzz/every-text';
import { fuzz } from './fuzz/fuzz';
import { describeFinding } from './fuzz/report';
import { INVARIANTS } from './invariants/check';
import { PLANTS, UNSENT } from './invariants/plants.fixture';
import type { Invariant, Query } from './invariants/query';
import { brokenInvariants } from './invariants/settled';
import { recountAll } from './homes/recount-all';
import { tryLists } from './lists/lists';
import { live } from './lives/live';
import { MailedWalk } from './mailed-walk';
import { tryNewRisks } from './new-risks/try';
import { pricesByDoor } from './one-price';
import { tryPermissions } from './permissions/matrix';
import { tryLinks } from './row-scope/links';
import { tryPartners } from './row-scope/partners';
import { tryNeighbours, tryStrangers } from './row-scope/strangers';

// Of the random numbers: every run makes the same choices; `npm run test:long` makes others.
const SEED = 1;
const START_MS = 400_000;
const WALK_MS = 400_000;
const LIVES = 6;
const NEW_RISKS = 20;
const FUZZ_CALLS = 600;
const FUZZ_MS = 30_000;
// In turn: the fields together meet all of the texts.
const TEXTS_EACH = 8;
// The other edition's agency, a neighbour, another insured, and the holder of another's mailed link.
const STRANGERS = ['brokerage', 'other agency', 'customer', 'one-time code'];

describe.each([['in one process'], ['with a process for each service', '--processes']])(
  'the walk from look-up to cancellation, %s',
  (_, ...args) => {
    let stack: Stack;
    let walks: Walk[] = [];
    const heard = hearWrites();
    beforeAll(async () => {
      stack = await startStack({ args, isCopied: true });
    }, START_MS);
    afterAll(() => stack.stop(), 30_000);

    it(
      'does what it says for every product, and every invariant holds',
      async () => {
        const said: string[] = [];
        const { differences, compared, stop } = await compareWithServed(stack.url);
        walks = await walkEverything(stack.url, (line) => said.push(line));
        stop();
        expect(said.filter((line) => line.includes('read back'))).toHaveLength(3);
        expect(said.filter((line) => line.includes('letters say'))).toHaveLength(3);
        expect([...differences]).toEqual([]);
        expect(compared.size).toBeGreaterThan(30);
        expect(await brokenInvariants(stack.database)).toEqual([]);
      },
      WALK_MS,
    );

    if (args.length) return;

    it(
      'prints no key of an enumeration and no name of another company',
      async () => {
        const printed = await printedTexts(stack.url);
        const keys = enumKeys();
        const found = printed.map(({ docName, text }) => ({
          docName,
          words: machineWords(text, keys),
        }));
        expect(found.filter(({ words }) => words.length)).toEqual([]);
        // Of each walk at least proposal, application, binder, packet, invoice and receipt.
        expect(printed.length).toBeGreaterThan(6 * walks.length);
      },
      WALK_MS,
    );

    it.each([
      ['P100', false],
      ['P100', true],
      ['P100_PRO', true],
    ])(
      'takes %s from ACTIVE to its policy, bound before it is signed: %s',
      async (product, isBoundFirst) => {
        const walk = new WholesaleWalk(stack.url, { product, isBoundFirst }, () => {});
        await walk.signIn();
        await walk.run();
        expect(walk.policyNumber).toMatch(/^P-/);
        expect(await brokenInvariants(stack.database)).toEqual([]);
      },
      WALK_MS,
    );

    it.each(Object.keys(TYPED))(
      'takes %s, which no directory knows, to a paid policy',
      async (who) => {
        const walk = new TypedWalk(stack.url, who, () => {});
        await walk.signIn();
        await walk.run();
        expect(walk.policyNumber).toMatch(/^P-/);
        expect(await brokenInvariants(stack.database)).toEqual([]);
      },
      WALK_MS,
    );

    it(
      'sells for an agency of the day on the terms that staff agreed with it',
      async () => {
        const walk = new AgencyWalk(stack.url, () => {});
        await walk.signIn();
        await walk.run();
        expect(walk.policyNumber).toMatch(/^P-/);
        expect(await brokenInvariants(stack.database)).toEqual([]);
      },
      WALK_MS,
    );

    it(
      'makes a policy of the application that an agent mails',
      async () => {
        const walk = new MailedWalk(stack);
        await walk.signIn();
        await walk.run();
        expect(walk.policyNumber).toMatch(/^P-/);
        expect(await brokenInvariants(stack.database)).toEqual([]);
      },
      WALK_MS,
    );

    it(
      'keeps every invariant through random lives',
      async () => {
        const { failures } = await live(stack.url, { lives: LIVES, seed: SEED });
        expect([SEED, ...failures]).toEqual([SEED]);
        expect(await brokenInvariants(stack.database)).toEqual([]);
      },
      WALK_MS,
    );

    it(
      'lets everybody do what the permissions say, and nothing else',
      async () => {
        const { wrong, cells } = await tryPermissions(stack, holdersOf(walks)[0].token);
        expect(wrong).toEqual([]);
        expect(cells).toBeGreaterThan(5_000);
      },
      WALK_MS,
    );

    it(
      'shows nothing of an account to whom it does not concern',
      async () => {
        const tried = await tryStrangers(stack.url, walks, { only: STRANGERS });
        expect(tried.findings).toEqual([]);
        expect(tried.calls).toBeGreaterThan(700);
        expect(tried.markers).toBeGreaterThan(20);
      },
      WALK_MS,
    );

    it(
      'shows nothing of an account to the next team, a former colleague or another link',
      async () => {
        const tried = await tryNeighbours(stack, walks[0]);
        expect(tried.findings).toEqual([]);
        expect(tried.calls).toBeGreaterThan(700);
      },
      WALK_MS,
    );

    it(
      'shows partners what they are tied to, and nothing of it once they are parted',
      async () => {
        expect(await tryLinks(stack.url, walks[1])).toEqual([]);
      },
      WALK_MS,
    );

    it(
      'shows a policy to its carrier and its reinsurer, and nothing of it to others of their kind',
      async () => {
        const tried = await tryPartners(stack, walks[1]);
        expect(tried.findings).toEqual([]);
        expect(tried.calls).toBeGreaterThan(700);
      },
      WALK_MS,
    );

    it(
      'sorts, narrows, pages and prints every list as its row says',
      async () => {
        const { findings, lists, calls } = await tryLists(stack, walks[0]);
        expect(findings).toEqual([]);
        expect(lists).toBeGreaterThan(35);
        expect(calls).toBeGreaterThan(700);
      },
      WALK_MS,
    );

    it(
      'shows on no home a number that its lists do not hold',
      async () => {
        const { compared, wrong } = await recountAll(stack.url);
        expect(wrong).toEqual([]);
        expect(compared).toBeGreaterThan(1_000);
      },
      WALK_MS,
    );

    it(
      'gives one company one price, by hand, in files, by mail and in a portfolio',
      async () => {
        const { hand, ...doors } = await pricesByDoor(stack);
        expect(hand).toBeGreaterThan(0);
        expect(doors).toEqual({ batch: hand, bulk: hand, mail: hand, portfolio: hand });
      },
      WALK_MS,
    );

    it(
      'prices new companies of every product by what stands with the price, and by that alone',
      async () => {
        const { priced, wrong } = await tryNewRisks(stack, NEW_RISKS, SEED);
        expect([SEED, ...wrong]).toEqual([SEED]);
        expect(Object.keys(priced).length).toBeGreaterThan(8);
      },
      WALK_MS,
    );

    it(
      'has an invariant that sees each planted error',
      async () => {
        const blind: string[] = [];
        for (const invariant of INVARIANTS) {
          if (!(await sees(invariant, stack.database))) blind.push(invariant.name);
        }
        expect(blind).toEqual([]);
      },
      WALK_MS,
    );

    it(
      'answers good and hostile calls of everybody as its documents promise',
      async () => {
        const bounds = { calls: FUZZ_CALLS, limitMs: FUZZ_MS, seed: SEED };
        const { sorted } = await fuzz(stack.url, { ...bounds, holders: holdersOf(walks) });
        expect([SEED, ...sorted.map(describeFinding)]).toEqual([SEED]);
        expect(await brokenInvariants(stack.database)).toEqual([]);
      },
      WALK_MS,
    );

    it(
      'keeps hostile texts as they are given, or refuses them by the name of their field',
      async () => {
        heard.stop();
        const tried = await tryEveryText(stack.url, heard.writes.values(), TEXTS_EACH);
        expect(tried.wrong).toEqual([]);
        expect(tried.fields).toBeGreaterThan(80);
        expect(await brokenInvariants(stack.database)).toEqual([]);
      },
      WALK_MS,
    );
  },
);

/** Whether an invariant that holds is broken by its plant, all of it in transactions rolled back. */
async function sees({ name, find }: Invariant, url: string): Promise<boolean> {
  const clients = new Map<string, pg.Client>();
  const query: Query = async (database, sql, values) => {
    let client = clients.get(database);
    if (!client) {
      client = new pg.Client({ connectionString: `${url}/palisade_${database}` });
      clients.set(database, client);
      await client.connect();
      await client.query('begin; set local session_replication_role = replica');
    }
    return (await client.query(sql, values)).rows;
  };
  try {
    const held = (await find(query)).length === 0;
    const service = /\((\w+)\)$/.exec(name)?.[1];
    const [database, sql] = service ? [service, UNSENT] : PLANTS[name];
    await query(database, sql);
    return held && (await find(query)).length > 0;
  } finally {
    for (const client of clients.values()) await client.end();
  }
}
