import { randomUUID } from 'node:crypto';
import { listen } from '../../tools/demo/caller.mjs';
import { finderOf } from '../../tools/examples/find-operation.mjs';
import { readOperations } from '../../tools/examples/operations.mjs';
import { HOSTILE_TEXTS } from './hostile';
import type { Row } from './json';
import { isRow } from './json';

const AT_ONCE = 4;

/** A write that was done, to be done again with other texts. */
interface Write {
  name: string;
  method: string;
  path: string;
  token: string | null;
  body: Row;
}

/** One field of a write and the text that is put into it; `pointer` as problems name it. */
interface Trial {
  write: Write;
  pointer: string;
  text: string;
}

/** What was tried and what was answered wrongly. */
export interface TriedTexts {
  fields: number;
  statuses: Record<string, number>;
  wrong: string[];
}

/** Hears the writes that callers do from now on: the last of each operation with a body of JSON. */
export function hearWrites(): { writes: Map<string, Write>; stop: () => void } {
  const find = finderOf(readOperations());
  const writes = new Map<string, Write>();
  const stop = listen(({ method, path, status, token, request }) => {
    const operation = method === 'GET' ? undefined : find(method, path);
    if (!operation || status >= 300 || !isRow(request)) return;
    const body = structuredClone(request);
    writes.set(operation.name, { name: operation.name, method, path, token, body });
  });
  return { writes, stop };
}

/**
 * Puts texts that are known to break programs into each text of these writes, so many into each and
 * all of them in turn. Such a text is kept as it was given, or refused by the name of its field where
 * the field is what is wrong; nothing is answered 5xx.
 */
export async function tryEveryText(
  url: string,
  writes: Iterable<Write>,
  textsEach: number,
): Promise<TriedTexts> {
  let next = 0;
  const textOf = (): string => HOSTILE_TEXTS[next++ % HOSTILE_TEXTS.length];
  const trials = [...writes].flatMap((write) =>
    pointersIn(write.body).flatMap((pointer) =>
      Array.from({ length: textsEach }, (): Trial => ({ write, pointer, text: textOf() })),
    ),
  );
  const tried: TriedTexts = { fields: trials.length / textsEach, statuses: {}, wrong: [] };
  const left = trials.values();
  const work = async (): Promise<void> => {
    for (const trial of left) {
      const { status, body } = await send(url, trial);
      tried.statuses[status] = (tried.statuses[status] ?? 0) + 1;
      const wrong = judge(trial, status, body);
      if (wrong) tried.wrong.push(`${trial.write.name} ${trial.pointer} ${wrong}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tried;
}

/** Where the texts of a body stand, as `/contact/firstName`. */
function pointersIn(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return [at];
  if (!isRow(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => pointersIn(part, `${at}/${key}`));
}

async function send(
  url: string,
  { write: { method, path, token, body }, pointer, text }: Trial,
): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(withText(body, pointer, text)),
  });
  const said = await answer.text();
  return { status: answer.status, body: said.startsWith('{') ? JSON.parse(said) : said };
}

function withText(body: Row, pointer: string, text: string): Row {
  const copy = structuredClone(body);
  const [last = '', ...above] = pointer.slice(1).split('/').reverse();
  const holder = above.reduceRight((row, key) => row[key] as Row, copy);
  holder[last] = text;
  return copy;
}

/** What is wrong with an answer; null when nothing is. */
function judge({ pointer, text }: Trial, status: number, body: unknown): string | null {
  if (status >= 500) return `is answered ${status} with ${JSON.stringify(text)}`;
  if (status === 400 && !namesField(body, pointer)) {
    return `is refused without its name: ${JSON.stringify(body)}`;
  }
  const kept = status < 300 ? valueAt(body, pointer) : undefined;
  if (typeof kept !== 'string' || kept === text.normalize('NFC').trim()) return null;
  return `keeps ${JSON.stringify(kept)} of ${JSON.stringify(text)}`;
}

const valueAt = (body: unknown, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce((value: unknown, key) => (isRow(value) ? value[key] : undefined), body);

/** Whether a problem names the field, or the list that it is one of. */
function namesField(body: unknown, pointer: string): boolean {
  const errors = isRow(body) && Array.isArray(body.errors) ? (body.errors as Row[]) : [];
  const names = [pointer, pointer.replace(/\/\d+$/, '')];
  return errors.some((error) => names.includes(String(error.pointer)));
}
