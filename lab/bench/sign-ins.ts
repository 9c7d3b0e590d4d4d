import { hash, verify } from '@node-rs/argon2';
import { request } from 'undici';
import { startOwnStack } from '../../tools/start/own-stack.mjs';
import { inTurns, medians } from './measure';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PASSWORD = 'Palisade-demo-1';
const SECONDS = 8;
const ROUNDS = 3;
/** More at once than the service hashes at once, so that none of its turns is ever free. */
const AT_ONCE = 16;
const CROWD = 16;
const AUTH_PORT_OFFSET = 1;

/** Calls a second, and what a crowd does to another call. */
export interface SignInTimes {
  bare: number;
  signIns: number;
  /** Of the bare verifications. */
  share: string;
  stallMs: number;
}

/** Sign-ins at the auth service and bare verifications in turns, as calls a second. */
export async function benchSignIns(): Promise<SignInTimes> {
  const stack = await startOwnStack();
  try {
    const answer = await fetch(`${stack.url}/api/auth/v1/demo-sign-ins`);
    const people = (await answer.json()) as { email: string }[];
    const url = new URL(stack.url);
    url.port = String(Number(url.port) + AUTH_PORT_OFFSET);
    let at = 0;
    const signIn = (): Promise<void> => signInAs(url.origin, people[at++ % people.length].email);
    const stored = await hash(PASSWORD, COST);
    const variants = { raw: () => verify(stored, PASSWORD), ours: signIn };
    const { raw: bare, ours: signIns } = medians(await inTurns(variants, ROUNDS, callsASecond));
    const stallMs = await stallDuring(url.origin, () =>
      Promise.all(Array.from({ length: CROWD }, signIn)),
    );
    return { bare, signIns, share: (signIns / bare).toFixed(2), stallMs };
  } finally {
    await stack.stop();
  }
}

async function signInAs(origin: string, username: string): Promise<void> {
  const { statusCode, body } = await request(`${origin}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`A sign-in answered ${statusCode}.`);
}

async function callsASecond(call: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + SECONDS * 1_000;
  let calls = 0;
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      await call();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return Math.round(calls / SECONDS);
}

/** The longest that another call to the service takes while a crowd signs in, in milliseconds. */
async function stallDuring(origin: string, crowd: () => Promise<unknown>): Promise<number> {
  const probe = async (): Promise<number> => {
    const started = performance.now();
    await (await fetch(`${origin}/api/auth/v1/password-constraints`)).text();
    return performance.now() - started;
  };
  await probe();
  let isOver = false;
  const signedIn = crowd().finally(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) longest = Math.max(longest, await probe());
  await signedIn;
  return Math.round(longest);
}
