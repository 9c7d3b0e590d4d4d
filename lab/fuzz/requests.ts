import type { Operation, Parameter } from '../../tools/examples/operations.mjs';
import { HOSTILE_BODIES, HOSTILE_PARTS, HOSTILE_TYPES, HOSTILE_VALUES } from './hostile';
import type { Row } from './json';
import { isRow } from './json';
import type { Random } from './random';
import type { Sources } from './samples';
import { Samples } from './samples';

const FORM = 'application/x-www-form-urlencoded';

/** A call as it will be made; `raw` goes instead of the body, as it stands. */
export interface FuzzRequest {
  operation: Operation;
  path: Row;
  query: Row;
  headers: Row;
  type?: string;
  body?: unknown;
  raw?: string;
}

/** A request for an operation that looks valid. */
export function sampleRequest(operation: Operation, { random, known }: Sources): FuzzRequest {
  const { document, path, parameters, operation: described } = operation;
  const samples = new Samples(document, { random, known, path });
  const within = (place: string): Parameter[] =>
    parameters.filter((parameter) => parameter.in === place);
  const valuesOf = (place: string, share: number): Row =>
    Object.fromEntries(
      within(place)
        .filter(({ required }) => required || random.happens(share))
        .map(({ name, schema }) => [name, samples.of(schema, name)]),
    );
  const [type, media] = Object.entries(described.requestBody?.content ?? {})[0] ?? [];
  return {
    operation,
    path: valuesOf('path', 1),
    query: valuesOf('query', 0.25),
    headers: valuesOf('header', 0.3),
    type,
    body: media && samples.of(media.schema),
  };
}

/** The same request with one thing in it that nobody should send; tells what that was. */
export function spoil(request: FuzzRequest, random: Random): string {
  const { path, query, body } = request;
  const ways: (() => string)[] = [
    ...Object.keys(path).map((name) => () => {
      path[name] = { raw: random.of(HOSTILE_PARTS) };
      return `path ${name}`;
    }),
    ...(request.operation.parameters.some((parameter) => parameter.in === 'query')
      ? [() => spoilQuery(request, random), () => spoilQuery(request, random)]
      : []),
    () => {
      query[random.of(['unknown', '__proto__', 'size', 'page', 'sort'])] = hostile(random);
      return 'query of any name';
    },
    ...(isRow(body) ? Array.from({ length: 4 }, () => () => spoilField(body, random)) : []),
    ...(request.type ? [() => spoilBody(request, random)] : []),
  ];
  return random.of(ways)();
}

function spoilQuery({ query, operation }: FuzzRequest, random: Random): string {
  const named = operation.parameters.filter((parameter) => parameter.in === 'query');
  const { name } = random.of(named);
  query[name] = hostile(random);
  return `query ${name}`;
}

function spoilBody(request: FuzzRequest, random: Random): string {
  if (random.happens(0.3)) request.type = random.of(HOSTILE_TYPES);
  else request.raw = random.of(HOSTILE_BODIES);
  return 'the body';
}

function spoilField(body: Row, random: Random): string {
  const places = [...placesIn(body)];
  if (!places.length || random.happens(0.1)) {
    body[random.of(['unknown', 'id', 'status', 'agencyId', 'toString'])] = hostile(random);
    return 'a field more';
  }
  const [holder, key] = random.of(places);
  if (random.happens(0.15)) delete holder[key];
  else holder[key] = hostile(random);
  return `field ${key}`;
}

function* placesIn(value: Row): Generator<[holder: Row, key: string]> {
  for (const [key, one] of Object.entries(value)) {
    yield [value, key];
    if (isRow(one)) yield* placesIn(one);
  }
}

const hostile = (random: Random): unknown => structuredClone(random.of(HOSTILE_VALUES));

/** Where a call goes, and the rest as `fetch` takes it. */
export interface Fetched {
  address: string;
  options: { method: string; headers: Record<string, string>; body?: string };
}

/** Address, and the rest as `fetch` takes it. */
export function toFetch(url: string, request: FuzzRequest, token: string | null): Fetched {
  const { operation, path, query, headers, type } = request;
  const address = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => partOf(path[name]));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, textOf(one)]),
    ),
  ).toString();
  return {
    address: `${url}${address}${search && `?${search}`}`,
    options: {
      method: operation.method,
      headers: {
        ...Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, encodeURIComponent(textOf(value))]),
        ),
        ...(type && { 'content-type': type }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(type && { body: bodyOf(request) }),
    },
  };
}

function bodyOf({ raw, type, body }: FuzzRequest): string {
  if (raw !== undefined) return raw;
  if (type !== FORM) return JSON.stringify(body ?? {});
  return new URLSearchParams(
    Object.entries(body ?? {}).map(([name, value]): [string, string] => [name, textOf(value)]),
  ).toString();
}

const partOf = (value: unknown): string =>
  isRow(value) && typeof value.raw === 'string'
    ? value.raw
    : encodeURIComponent(textOf(value).toWellFormed());

const textOf = (value: unknown): string =>
  value && typeof value === 'object' ? JSON.stringify(value) : String(value);
