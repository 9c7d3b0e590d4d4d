import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '../../tools/start/own-stack.mjs';
import { sendingsTo } from './doors';
import { watch } from './watch';

/** Longest that whoever sent it may wait for an answer. */
const ANSWER_MS = 10_000;
/** Longest that anybody else may wait, over what they wait when nothing is sent. */
const WAIT_MS = 250;
const MORE_BYTES = 200 * 1024 * 1024;
const READER_BYTES = 110 * 1024 * 1024;
const NOISE_SECONDS = 3;
const REST_SECONDS = 10;
const PATIENCE_MS = 60_000;
/** Until every probe that was under way has ended. */
const PROBES_MS = 150;

/** What was sent, what it cost, and what was not as it should be. */
export interface Verdict {
  sent: number;
  refused: number;
  longestMs: number;
  longestWaitMs: number;
  mostBytes: number;
  /** What is held more than in the beginning, after a rest. */
  keptBytes: number;
  findings: string[];
}

interface Judging {
  /** Which sendings, by the name of their door and what they are; all when left out. */
  only?: RegExp | undefined;
  /** Hears what was found, and how each door stood, as it goes. */
  tell: (line: string) => void;
}

/** Sends hostile files through every door of a stack, one after the other, and judges what they do. */
export async function judge(stack: Stack, { only, tell }: Judging): Promise<Verdict> {
  const verdict: Verdict = {
    sent: 0,
    refused: 0,
    longestMs: 0,
    longestWaitMs: 0,
    mostBytes: 0,
    keptBytes: 0,
    findings: [],
  };
  const sendings = (await sendingsTo(stack)).filter(
    ({ door, what }) => only?.test(`${door.name}: ${what}`) ?? true,
  );
  const watching = watch(stack);
  await sleep(NOISE_SECONDS * 1000);
  const noise = watching.felt();
  let door = { name: '', sent: 0, begun: 0 };
  const told = (): void => {
    const seconds = Math.round((performance.now() - door.begun) / 1000);
    if (door.sent) tell(`${door.name}: ${door.sent} sent in ${seconds} s`);
  };
  for (const sending of sendings) {
    if (sending.door.name !== door.name) {
      told();
      door = { name: sending.door.name, sent: 0, begun: performance.now() };
    }
    door.sent++;
    const send = sending.prepare();
    // What it took to make it was felt by the probe of this process.
    await sleep(PROBES_MS);
    const before = watching.felt();
    const begun = performance.now();
    const status = await statusOf(() => send(stack.url));
    const tookMs = performance.now() - begun;
    const felt = watching.felt();
    const waitMs = felt.waitMs - noise.waitMs;
    const moreBytes = felt.bytes - before.bytes;
    const cost = { status, tookMs, waitMs, moreBytes, readerBytes: felt.readerBytes };
    add(verdict, cost);
    for (const found of faultsOf(cost)) {
      verdict.findings.push(`${sending.door.name}: ${sending.what}: ${found}`);
      tell(`${sending.door.name}: ${sending.what}: ${found}`);
    }
  }
  told();
  await sleep(REST_SECONDS * 1000);
  watching.felt();
  await sleep(PROBES_MS);
  verdict.keptBytes = watching.felt().bytes - noise.bytes;
  if (verdict.keptBytes > MORE_BYTES) {
    verdict.findings.push('memory is not given back');
    tell(`${mib(verdict.keptBytes)} MB are not given back`);
  }
  await watching.stop();
  return verdict;
}

function add(verdict: Verdict, { status, tookMs, waitMs, moreBytes, readerBytes }: Cost): void {
  verdict.sent++;
  if (status >= 400) verdict.refused++;
  verdict.longestMs = Math.max(verdict.longestMs, tookMs);
  verdict.longestWaitMs = Math.max(verdict.longestWaitMs, waitMs);
  verdict.mostBytes = Math.max(verdict.mostBytes, moreBytes, readerBytes);
}

/** What one file cost. */
interface Cost {
  status: number;
  tookMs: number;
  waitMs: number;
  moreBytes: number;
  readerBytes: number;
}

function faultsOf({ status, tookMs, waitMs, moreBytes, readerBytes }: Cost): string[] {
  const faults: [boolean, string][] = [
    [status === 0, 'was not answered'],
    [status >= 500, `answered ${status}`],
    [tookMs > ANSWER_MS, `was answered after ${Math.round(tookMs)} ms`],
    [waitMs > WAIT_MS, `others waited ${Math.round(waitMs)} ms`],
    [moreBytes > MORE_BYTES, `took ${mib(moreBytes)} MB more`],
    // A reader stands on some 110 MB of its own, with what it is made of.
    [readerBytes > MORE_BYTES + READER_BYTES, `its reader took ${mib(readerBytes)} MB`],
  ];
  return faults.flatMap(([isSo, fault]) => (isSo ? [fault] : []));
}

async function statusOf(send: () => Promise<Response>): Promise<number> {
  const late = new Promise<number>((resolve) => setTimeout(() => resolve(0), PATIENCE_MS).unref());
  const answered = send()
    .then(async (answer) => {
      await answer.text();
      return answer.status;
    })
    .catch(() => 0);
  return Promise.race([late, answered]);
}

const mib = (bytes: number): number => Math.round(bytes / 1024 / 1024);

/** One line of what was found. */
export const describeVerdict = ({
  sent,
  refused,
  longestMs,
  longestWaitMs,
  mostBytes,
  keptBytes,
}: Verdict): string =>
  `${sent} hostile files, ${refused} refused, answered in ${Math.round(longestMs)} ms at most; others waited ` +
  `${Math.round(longestWaitMs)} ms over the noise, ${mib(mostBytes)} MB more at most, ` +
  `${mib(keptBytes)} MB more after a rest`;
