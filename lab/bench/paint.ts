import fs from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/chromium.mjs';
import { inRoot } from '../../tools/workspace.mjs';
import { Caller } from '../../tools/demo/caller.mjs';
import { DEMO_PASSWORD } from '../../apps/auth/src/demo/demo-sign-ins';
import { percentile } from '../faults/figures';
import { required } from '../required';
import { onFullStack } from './homes';
import { serveReference } from './reference-page';

const WATCH = fs.readFileSync(inRoot('lab/bench/paint-watch.mjs'), 'utf8');
const TRIES = 3;
/** Charts are drawn after the figures; a chart may be the largest part. */
const SETTLED_MS = 4_000;

/** P29: a telephone of the middle class on a slow network. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const SLOWDOWN = 4;

const HOMES = {
  staff: ['admin@palisade.example', '/admin/dashboard'],
  underwriter: ['underwriter@palisade.example', '/admin/dashboard'],
  agency: ['agent@harborline.example', '/agency/dashboard'],
  policyholder: ['holder@redrockdental.example', '/customer/dashboard'],
  carrier: ['carrier@northwall.example', '/carrier/dashboard'],
  cluster: ['cluster@meridian.example', '/cluster/dashboard'],
} as const;

/** Medians in seconds: when the largest part was painted, and when the figures stood. */
export interface Painted {
  reader: string;
  paint: number;
  figures: number;
}

/** What was measured: a page of so many kilobytes of script, and the homes beside it. */
export interface PaintFigures {
  kilobytes: number;
  reference: number;
  homes: Painted[];
}

/** Opens homes with an empty cache on a slow machine and network, in turns with a bare page. */
export function benchPaint({ rows }: { rows: number }): Promise<PaintFigures> {
  return onFullStack(rows, async (url) => {
    const reference = await serveReference();
    const browser = await chromium.launch({ executablePath: findChromium() });
    try {
      await write(url);
      const bare: number[] = [];
      const homes: Painted[] = [];
      for (const [reader, [email, path]] of Object.entries(HOMES)) {
        const tokens = await signIn(url, email);
        const taken: Pick<Painted, 'paint' | 'figures'>[] = [];
        for (let at = 0; at < TRIES; at++) {
          bare.push((await paintOf(browser, reference.url, {}, 'table')).paint);
          taken.push(await paintOf(browser, `${url}${path}`, tokens, READY));
        }
        const median = (of: 'paint' | 'figures') =>
          percentile(
            taken.map((one) => one[of]),
            50,
          );
        homes.push({ reader, paint: median('paint'), figures: median('figures') });
      }
      return { kilobytes: reference.kilobytes, reference: percentile(bare, 50), homes };
    } finally {
      await browser.close();
      await reference.stop();
    }
  });
}

/** What a home has once its call has come: figures, or the cards of a policyholder. */
const READY = 'main ul.kit-figures strong, main .home-stack .home-card';

/** What every home counts is not as it was. */
async function write(url: string): Promise<void> {
  const agent = await Caller.signIn(url, HOMES.agency[0], () => {});
  const { content } = await agent.get<{ content: { id: string }[] }>(
    '/api/account/v1/search?size=1',
  );
  const { id } = required(content[0], 'account of the agency');
  await agent.post(`/api/account/v1/notes/${id}`, {
    noteType: 'GENERAL',
    text: 'Called.',
  });
}

async function signIn(url: string, username: string): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: DEMO_PASSWORD }),
  });
  const { accessToken, refreshToken } = (await answer.json()) as Record<string, string>;
  return { 'palisade.accessToken': accessToken, 'palisade.refreshToken': refreshToken };
}

async function paintOf(
  browser: Browser,
  address: string,
  session: Record<string, string>,
  ready: string,
): Promise<Pick<Painted, 'paint' | 'figures'>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    const asked = JSON.stringify({ session, ready });
    await page.addInitScript({ content: `globalThis.paint = ${asked};\n${WATCH}` });
    await page.goto(address);
    return await painted(page);
  } finally {
    await context.close();
  }
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

interface Watched {
  paintMs: number;
  figuresMs: number;
}

async function painted(page: Page): Promise<Pick<Painted, 'paint' | 'figures'>> {
  const read = () => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  await page.waitForFunction(
    () => (globalThis as unknown as { watched: Watched }).watched.figuresMs > 0,
  );
  await page.waitForTimeout(SETTLED_MS);
  const { paintMs, figuresMs } = await read();
  return { paint: paintMs / 1_000, figures: figuresMs / 1_000 };
}
