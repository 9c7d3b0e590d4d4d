import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from '../../tools/demo/caller.mjs';
import type { Stack } from '../../tools/start/own-stack.mjs';
import { AGENCY, sendFile } from './doors';
import { honestRows } from './sheets';
import { watch } from './watch';

const ADDRESS = '/api/bus/v1/bulkUpload/check';
const ROWS = 50_000;
const LONGEST_MS = 60_000;
const WAIT_MS = 100;
const LOOK_MS = 100;

interface CheckJob {
  id: string;
  status: string;
  result: { numRows: number; numFaulty: number } | null;
}

/** Has the longest file that an upload takes checked; answers what was not as it should be. */
export async function checkHonestRows(
  stack: Stack,
  tell: (line: string) => void,
): Promise<string[]> {
  const agent = await Caller.signIn(stack.url, AGENCY, () => {});
  const file = { fileName: 'clients.csv', content: Buffer.from(honestRows(ROWS)) };
  const watching = watch(stack);
  await sleep(1_000);
  watching.felt();
  const begun = performance.now();
  const answer = await sendFile(stack.url + ADDRESS, agent.token ?? '', file);
  const { id } = (await answer.json()) as CheckJob;
  const job = await ended(agent, id, begun);
  const tookMs = Math.round(performance.now() - begun);
  const waitMs = Math.round(watching.felt().waitMs);
  await watching.stop();
  tell(`${ROWS} honest rows: ${job.status} in ${tookMs} ms, others waited ${waitMs} ms`);
  return [
    ...(answer.status === 202 ? [] : [`honest rows are answered with ${answer.status}`]),
    ...(job.result?.numRows === ROWS ? [] : ['honest rows are not all checked']),
    ...(tookMs < LONGEST_MS ? [] : [`honest rows take ${tookMs} ms`]),
    ...(waitMs < WAIT_MS ? [] : [`beside honest rows others wait ${waitMs} ms`]),
  ];
}

async function ended(agent: Caller, id: string, begun: number): Promise<CheckJob> {
  for (;;) {
    const job = await agent.get<CheckJob>(`${ADDRESS}/${id}`);
    const isOver = ['DONE', 'FAILED', 'CANCELLED'].includes(job.status);
    if (isOver || performance.now() - begun > 2 * LONGEST_MS) return job;
    await sleep(LOOK_MS);
  }
}
