import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from '../../tools/demo/caller.mjs';
import type { Operation } from '../../tools/examples/operations.mjs';
import { readOperations } from '../../tools/examples/operations.mjs';
import type { Stack } from '../../tools/start/own-stack.mjs';

const PROBE_EVERY_MS = 50;
/** Longest that anybody else may wait meanwhile. */
const MAX_WAIT_MS = 250;
const ANSWER_MS = 40_000;
const READS = ['GET', 'HEAD', 'OPTIONS'];
const ID = '01900000-0000-7000-8000-000000000001';
const FORM = 'application/x-www-form-urlencoded';

/** Names of four letters and digits, so that as many as possible stay within a megabyte. */
const FIRST_NAME = Number.parseInt('a000', 36);
const fields = (count: number, write: (key: string) => string): string[] =>
  Array.from({ length: count }, (_, n) => write((FIRST_NAME + n).toString(36)));
/** One body in the two ways in which it may be written. */
interface LargeBody {
  json: string;
  form: string;
}

const BODIES: Record<string, LargeBody> = {
  '115,000 unknown fields': {
    json: `{${fields(115_000, (key) => `"${key}":`).join('0,')}0}`,
    form: fields(115_000, (key) => `${key}=`).join('&'),
  },
  '200,000 elements': {
    json: `{"ids":[${'1,'.repeat(199_999)}1]}`,
    form: 'ids=1&'.repeat(170_000),
  },
  '64 levels': { json: `${'['.repeat(64)}${']'.repeat(64)}`, form: `a${'[b]'.repeat(64)}=1` },
  'a text of a megabyte': {
    json: JSON.stringify({ text: 'a'.repeat(1_000_000) }),
    form: `text=${'a'.repeat(1_000_000)}`,
  },
};

/** What was sent, how long it took at most, and what was not as it should be. */
export interface Sent {
  calls: number;
  routes: number;
  longestMs: number;
  longestWaitMs: number;
  findings: string[];
}

/** A stack, and a person of it who is signed in. */
export type Signed = Pick<Stack, 'url' | 'services'> & { email: string };

/**
 * Sends bodies that cost much to read to every anonymous call, and to one of those that are signed in
 * of each service, by the gateway and past it. Answers what was not refused, or kept others waiting.
 */
export async function sendLargeBodies({ url, services, email }: Signed): Promise<Sent> {
  const { token } = await Caller.signIn(url, email, () => {});
  const writes = readOperations().filter(({ method }) => !READS.includes(method));
  const anonymous = writes.filter(({ operation }) => operation.security?.length === 0);
  const signedIn = [...new Set(writes.map(({ file }) => file))].map((file) =>
    writes.find(
      ({ operation, ...one }) =>
        one.file === file && operation.requestBody && operation.security?.length !== 0,
    ),
  );
  const probes = Object.values(services).map((service) => probe(service.url));
  const findings: string[] = [];
  let longestMs = 0;
  let calls = 0;
  for (const called of [...anonymous, ...signedIn.filter((one) => one !== undefined)]) {
    const own = services[path.basename(called.file, '.json')].url;
    for (const [name, body] of Object.entries(BODIES)) {
      for (const origin of new Set([url, own])) {
        const begun = performance.now();
        const status = await send(origin, { called, body, token });
        longestMs = Math.max(longestMs, performance.now() - begun);
        calls++;
        const isRefused = status >= 400 && status < 500;
        if (!isRefused) findings.push(`${called.name} at ${origin}: ${status} for ${name}`);
      }
    }
  }
  const waits = await Promise.all(probes.map((one) => one.stop()));
  const longestWaitMs = Math.max(...waits);
  if (longestWaitMs > MAX_WAIT_MS) findings.push(`others waited ${Math.round(longestWaitMs)} ms`);
  return { calls, routes: anonymous.length, longestMs, longestWaitMs, findings };
}

interface LargeCall {
  called: Operation;
  body: LargeBody;
  token: string | null;
}

async function send(origin: string, { called, body, token }: LargeCall): Promise<number> {
  const { method, operation } = called;
  const isForm = FORM in (operation.requestBody?.content ?? {});
  const answer = await fetch(origin + called.path.replaceAll(/\{[^}]+\}/g, ID), {
    method,
    headers: {
      'content-type': isForm ? FORM : 'application/json',
      ...(operation.security?.length !== 0 && { authorization: `Bearer ${token}` }),
    },
    body: isForm ? body.form : body.json,
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}

/** Asks for the health of a process again and again; answers the longest that it waited. */
function probe(origin: string): { stop: () => Promise<number> } {
  let isOver = false;
  let longestMs = 0;
  const work = (async () => {
    while (!isOver) {
      const begun = performance.now();
      await (await fetch(`${origin}/health/live`)).text();
      const waitedMs = performance.now() - begun;
      longestMs = Math.max(longestMs, waitedMs);
      await sleep(Math.max(0, PROBE_EVERY_MS - waitedMs));
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await work;
      return longestMs;
    },
  };
}
