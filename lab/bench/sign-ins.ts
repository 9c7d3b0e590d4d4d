import { hash, verify } from '@node-rs/argon2';
import { request } from 'undici';
import { startOwnStack } from '../../tools/start/own-stack.mjs';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PASSWORD = 'Palisade-demo-1';
const SECONDS = 8;
const ROUNDS = 3;
/** More at once than the service hashes at once, so that none of its turns is ever free. */
const AT_ONCE = 16;
const CROWD = 16;
const AUTH_PORT_OFFSET = 1;

/** Sign-ins at the auth service and bare verifications in turns, as calls a second. */
export async function benchSignIns() {
  const stack = await startOwnStack();
  try {
    const people = await (await fetch(`${stack.url}/api/auth/v1/demo-sign-ins`)).json();
    const url = new URL(stack.url);
    url.port = String(Number(url.port) + AUTH_PORT_OFFSET);
    let at = 0;
    const signIn = () => signInAs(url.origin, people[at++ % people.length].email);
    const stored = await hash(PASSWORD, COST);
    const bareCall = () => verify(stored, PASSWORD);
    const [bare, signIns] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await callsASecond(bareCall));
      signIns.push(await callsASecond(signIn));
    }
    const stallMs = await stallDuring(url.origin, () =>
      Promise.all(Array.from({ length: CROWD }, signIn)),
    );
    const [bareMedian, signInMedian] = [median(bare), median(signIns)];
    return {
      bare: bareMedian,
      signIns: signInMedian,
      share: (signInMedian / bareMedian).toFixed(2),
      stallMs,
    };
  } finally {
    await stack.stop();
  }
}

async function signInAs(origin, username) {
  const { statusCode, body } = await request(`${origin}/api/auth/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`A sign-in answered ${statusCode}.`);
}

async function callsASecond(call) {
  const until = performance.now() + SECONDS * 1_000;
  let calls = 0;
  const work = async () => {
    while (performance.now() < until) {
      await call();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return Math.round(calls / SECONDS);
}

/** The longest that another call to the service takes while a crowd signs in, in milliseconds. */
async function stallDuring(origin, crowd) {
  const probe = async () => {
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

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];
