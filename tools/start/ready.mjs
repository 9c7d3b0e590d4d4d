import { setTimeout as sleep } from 'node:timers/promises';
import { Advice } from '../advice.mjs';
import { lastError } from './logs.mjs';

/** A cold machine needs minutes; START_SECONDS says otherwise. */
const START_SECONDS = 300;
const POLL_MS = 50;
const REQUEST_MS = 5_000;

/** Waits until every service of a process is ready; fails when it ends or takes too long. */
export async function waitUntilReady(child, services) {
  const deadline = performance.now() + startMs();
  const isWaiting = () => child.isRunning && performance.now() < deadline;
  const ended = child.exited.then(() => false);
  const polls = services.map(({ url }) => pollReady(url, isWaiting));
  const ready = Promise.all(polls).then((all) => all.every(Boolean) && announced(child, deadline));
  if (await Promise.race([ended, ready])) return;
  const reason = lastError(child.log, child.logStart) ?? 'it gave no reason';
  throw new Advice(`${child.name} did not become ready: ${reason}`, `tail -50 ${child.log}`);
}

function startMs() {
  const seconds = Number(process.env.START_SECONDS ?? START_SECONDS);
  if (seconds > 0) return seconds * 1_000;
  throw new Advice('START_SECONDS must be a number above 0.', 'START_SECONDS=300 npm start');
}

/** Whether an address answers a GET with success. */
export async function isAnswering(url) {
  return (await get(url))?.ok ?? false;
}

/** The JSON that an address answers, or undefined. */
export async function getJson(url) {
  const response = await get(url);
  return response?.ok ? response.json() : undefined;
}

/** The seeds run after the services listen: only the process itself knows when it is done. */
function announced(child, deadline) {
  const left = sleep(deadline - performance.now(), false, { ref: false });
  return Promise.race([child.announced.then(() => true), left]);
}

async function pollReady(url, isWaiting) {
  while (isWaiting()) {
    if (await isAnswering(`${url}/health/ready`)) return true;
    await sleep(POLL_MS);
  }
  return false;
}

async function get(url) {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(REQUEST_MS) });
  } catch {
    return undefined;
  }
}
