import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Recorded {
  answers?: Record<string, unknown>;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

interface Known {
  operationId: string;
  /** Its document, below `openapi/`. */
  file: string;
  address: string;
  method: Method;
  pattern: RegExp;
  /** The fewer parameters, the sooner an address is this one's. */
  parameters: number;
  answer: unknown;
}

export const LOCALES = 'apps/gateway/locales';
const read = (file: string): unknown => JSON.parse(readFileSync(path.resolve(file), 'utf8'));

/** Every operation of the API with the answer that its document has as an example; null for none. */
const KNOWN: Known[] = readdirSync('openapi/examples')
  .flatMap((file) => {
    const examples = read(`openapi/examples/${file}`) as Record<string, Recorded>;
    const { paths } = read(`openapi/${file}`) as {
      paths: Record<string, Partial<Record<Method, { operationId: string }>>>;
    };
    return Object.entries(paths).flatMap(([address, operations]) => {
      const pattern = new RegExp(`^${address.replace(/\{\w+\}/g, '[^/]+')}$`);
      const parameters = address.split('{').length - 1;
      return METHODS.flatMap((method) => {
        const operationId = operations[method]?.operationId;
        if (!operationId) return [];
        const answers = Object.entries(examples[operationId]?.answers ?? {});
        const answer = answers.find(([status]) => status.startsWith('2'))?.[1];
        if (method === 'get' && answer === undefined) return [];
        const found = { operationId, file, address, method, pattern, parameters };
        return [{ ...found, answer: answer ?? null }];
      });
    });
  })
  .sort((one, other) => one.parameters - other.parameters);

/** All permissions that an operation can need. */
export const PERMISSIONS: string[] = [
  ...new Set(
    readFileSync(path.resolve('lab/permissions/needs.csv'), 'utf8').match(/[a-z-]+:[a-z-]+/g),
  ),
];

/** Fields of answers by `operation.field.field`, with what they are instead. */
export type Changes = Readonly<Record<string, unknown>>;

/** What is asked for at an address. */
export interface Asked {
  method: string;
  pathname: string;
}

/** The operation that answers there. */
export const operationAt = ({ method, pathname }: Asked): Known | undefined =>
  KNOWN.find((known) => known.method === method.toLowerCase() && known.pattern.test(pathname));

/** The example of an operation, with changes and in a currency; undefined for what has none. */
export function answerOf(asked: Asked, currency: string, changes: Changes): unknown {
  const known = operationAt(asked);
  if (!known) return undefined;
  const text = JSON.stringify(known.answer).replaceAll('"USD"', `"${currency}"`);
  let answer: unknown = JSON.parse(text);
  for (const [place, value] of Object.entries(changes)) {
    const [operationId, ...fields] = place.split('.');
    if (operationId === known.operationId) answer = changed(answer, fields, value);
  }
  return answer;
}

function changed(answer: unknown, [field, ...rest]: string[], value: unknown): unknown {
  if (field === undefined) return value;
  if (Array.isArray(answer)) {
    return answer.map((one, at) => (String(at) === field ? changed(one, rest, value) : one));
  }
  const row = (answer ?? {}) as Record<string, unknown>;
  return { ...row, [field]: changed(row[field], rest, value) };
}

/** The texts of a namespace as the gateway merges them. */
export function textsOf(locale: string, namespace: string): Record<string, string> {
  const folders = locale === 'en-US' ? ['en-US'] : ['en-US', locale];
  return Object.assign(
    {},
    ...folders.flatMap((folder) =>
      readdirSync(`${LOCALES}/${folder}`)
        .filter((file) => file.split('.')[0] === namespace)
        .map((file) => read(`${LOCALES}/${folder}/${file}`)),
    ),
  ) as Record<string, string>;
}
