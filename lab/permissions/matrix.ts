import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '../../tools/start/own-stack.mjs';
import type { Everyone } from './everybody';
import { withEverybody } from './everybody';
import type { Answer } from './expectation';
import { judge } from './expectation';
import type { Need } from './operations';
import { readNeeds } from './operations';

const AT_ONCE = 16;
const TRIES = 5;

/** How much was tried, and the cells that are not as their documents say. */
export interface Matrix {
  operations: number;
  callers: number;
  cells: number;
  wrong: string[];
}

/** Makes every call as everybody; answers the number of cells and what is wrong with them. */
export async function tryPermissions(stack: Stack, link: string | null): Promise<Matrix> {
  const operations = readNeeds();
  return withEverybody(stack, link, async (callers) => {
    // Who has signed out everywhere is let in nowhere any more, so that is tried last.
    const isLast = ({ name }: Need): boolean => name === 'DELETE /api/auth/v1/sessions';
    const parts = [operations.filter((one) => !isLast(one)), operations.filter(isLast)];
    const cells = parts.flatMap((part) =>
      callers.flatMap((caller) => part.map((operation) => ({ operation, caller }))),
    );
    const waiting = cells.values();
    const wrong: string[] = [];
    const walk = async (): Promise<void> => {
      for (const { operation, caller } of waiting) {
        const finding = judge(operation, caller, await call(stack, operation, caller));
        if (finding) wrong.push(finding);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, walk));
    return { operations: operations.length, callers: callers.length, cells: cells.length, wrong };
  });
}

/** Who is too busy to say who may come says when to come again, and is asked again then. */
async function call(stack: Stack, operation: Need, caller: Everyone): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await send(stack, operation, caller);
    const seconds = Number(answer.headers.get('retry-after'));
    if (answer.status !== 503 || seconds === 0 || tries === TRIES) return answerOf(answer);
    await answer.body?.cancel();
    await sleep(seconds * 1_000);
  }
}

/** Behind the gateway no limit counts the calls. */
function send(
  stack: Stack,
  { service, method, address, hasBody }: Need,
  { token }: Everyone,
): Promise<Response> {
  return fetch(new URL(address, stack.addressOf(service)), {
    method,
    redirect: 'manual',
    headers: {
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    // No body is complete with a field that nobody knows.
    ...(hasBody && { body: '{"unknown":1}' }),
  });
}

async function answerOf(answer: Response): Promise<Answer> {
  const isProblem = /json/.test(answer.headers.get('content-type') ?? '');
  if (!isProblem) {
    await answer.body?.cancel();
    return { status: answer.status };
  }
  const { code } = (await answer.json()) as { code?: string };
  return { status: answer.status, code };
}
