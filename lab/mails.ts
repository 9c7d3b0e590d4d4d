// npm run mails [-- hostile good]: mails that are made to stop the intake, a thousand of them, with good
// ones among them, laid where mails come in of a stack on fresh data: how long each good one waits,
// whether they are taken in their order, whether every bad one is listed and each file stored once.
import fs from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { goodMail, HOSTILE_MAILS } from '../apps/docs/src/messages/hostile-mails.fixture';
import { runCommand } from '../tools/advice.mjs';
import { Caller } from '../tools/demo/caller.mjs';
import type { Stack } from '../tools/start/own-stack.mjs';
import { startOwnStack } from '../tools/start/own-stack.mjs';

const WAIT_MAX_MS = 10_000;
const SETTLED_MS = 15 * 60_000;
const LOOK_MS = 100;
const FILES = 2;
const AGENT = 'agent@harborline.example';

interface Arrival {
  name: string;
  state: string;
}

/** When each mail was laid down, and when the ledger first said what became of it. */
class Watch {
  readonly laid = new Map<string, number>();
  readonly settled = new Map<string, number>();

  constructor(private readonly reader: Client) {}

  async look(): Promise<void> {
    const { rows } = await this.reader.query<Arrival>(
      `select name, state from mail_arrival where state <> 'WAITING' order by number`,
    );
    const now = Date.now();
    for (const { name } of rows) if (!this.settled.has(name)) this.settled.set(name, now);
  }

  waits(prefix: string): number[] {
    const names = [...this.laid.keys()].filter((name) => name.startsWith(prefix));
    return names.map((name) => (this.settled.get(name) ?? Infinity) - this.laid.get(name)!);
  }
}

async function lay(stack: Stack, watch: Watch, name: string, text: string): Promise<void> {
  const file = path.join(stack.dataDir, 'mail-in', name);
  await fs.writeFile(`${file}.part`, text, 'latin1');
  await fs.rename(`${file}.part`, file);
  watch.laid.set(name, Date.now());
}

async function layAll(stack: Stack, watch: Watch, hostile: number, good: number): Promise<void> {
  const texts = Object.values(HOSTILE_MAILS).map(({ make }) => make());
  const every = Math.ceil(hostile / good);
  for (let at = 0; at < hostile; at++) {
    await lay(stack, watch, `bad-${at}.eml`, texts[at % texts.length]);
    const place = Math.floor(at / every);
    if (at % every === 0) await lay(stack, watch, `good-${place}.eml`, goodMail(place, AGENT));
    await watch.look();
  }
}

async function untilSettled(watch: Watch): Promise<void> {
  const end = Date.now() + SETTLED_MS;
  while (
    watch.laid.size > [...watch.laid.keys()].filter((name) => watch.settled.has(name)).length
  ) {
    if (Date.now() > end) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    await watch.look();
  }
}

/** What is not as it should be, in words. */
async function judge(
  stack: Stack,
  reader: Client,
  hostile: number,
  good: number,
): Promise<string[]> {
  const staff = await Caller.signIn(stack.url, 'underwriter@palisade.example', () => {});
  const agent = await Caller.signIn(stack.url, AGENT, () => {});
  type Count = { totalElements: number };
  const count = async (caller: Caller, address: string): Promise<number> =>
    (await caller.get<Count>(address)).totalElements;
  const listed = await count(staff, '/api/docmessage/v1/search?filter=TRIAGE');
  const submissions = await count(agent, '/api/account/v1/submission/search?search=good mail');
  const stored = (await fs.readdir(path.join(stack.dataDir, 'documents'))).filter((name) =>
    name.startsWith('sha256-'),
  );
  const { rows } = await reader.query<{ subject: string }>(
    `select body -> 'data' ->> 'subject' as subject from outbox
     where type = 'mail.received.v1' and body -> 'data' ->> 'subject' like 'Good mail %'
     order by sequence`,
  );
  const order = rows.map(({ subject }) => Number(subject.split(' ').at(-1)));
  const isOrdered = order.every((place, at) => place === at);
  return [
    listed < hostile && `${listed} mails are listed to be looked at, of ${hostile} that should be`,
    submissions !== good && `${submissions} good mails are submissions, of ${good}`,
    stored.length !== FILES && `${stored.length} files are stored, of ${FILES} that differ`,
    !isOrdered && `the good mails were taken as ${order.join(', ')}`,
  ].filter((one) => one !== false);
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

void runCommand(async () => {
  const [hostile = 1_000, good = 20] = process.argv.slice(2).map(Number);
  const stack = await startOwnStack();
  const reader = new Client({ connectionString: `${stack.database}/palisade_docs` });
  try {
    await reader.connect();
    const watch = new Watch(reader);
    const began = Date.now();
    await layAll(stack, watch, hostile, good);
    console.log(
      `  ${hostile} hostile mails and ${good} good ones laid in ${seconds(Date.now() - began)}`,
    );
    await untilSettled(watch);
    console.log(`  all settled after ${seconds(Date.now() - began)}`);
    const waits = watch.waits('good-').sort((one, other) => one - other);
    const longest = waits.at(-1) ?? Infinity;
    console.log(
      `  a good mail waited ${seconds(waits[waits.length >> 1])}, the longest ${seconds(longest)}`,
    );
    await new Promise((resolve) => setTimeout(resolve, WAIT_MAX_MS));
    const wrong = await judge(stack, reader, hostile, good);
    if (longest > WAIT_MAX_MS) wrong.push(`a good mail waited ${seconds(longest)}`);
    for (const sentence of wrong) console.log(`  WRONG: ${sentence}`);
    process.exitCode = wrong.length ? 1 : 0;
  } finally {
    await reader.end();
    await stack.stop();
  }
});
