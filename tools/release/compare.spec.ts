import fs from 'node:fs';
import { compareMigrations, compareSurfaces } from './compare.mjs';
import { documentFacts, eventFacts, fromLines, toLines } from './surface.mjs';

type Schema = Record<string, unknown>;
type Rows = [name: string, was: Schema, is: Schema, expected: string][];

const object = (properties: Schema, required: string[] = []): Schema => ({
  type: 'object',
  required,
  properties,
});
const text = { type: 'string' };
const choice = (...values: string[]) => ({ type: 'string', enum: values });
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** A document with one operation, whose body or answer is the component Thing. */
function documentOf(use: 'sent' | 'received' | 'both', thing: Schema) {
  const ref = json({ $ref: '#/components/schemas/Thing' });
  const operation = {
    ...(use !== 'received' && { requestBody: { required: true, ...ref } }),
    responses: { 200: use === 'sent' ? { description: 'done' } : ref },
  };
  return { paths: { '/thing': { post: operation } }, components: { schemas: { Thing: thing } } };
}

const eventOf = (thing: Schema) => ({
  components: {
    messages: {
      'thing.made.v1': {
        payload: {
          allOf: [
            { $ref: '#/components/schemas/Envelope' },
            { properties: { data: { $ref: '#/components/schemas/thing.made.v1' } } },
          ],
        },
      },
    },
    schemas: { Envelope: object({ id: text }, ['id']), 'thing.made.v1': thing },
  },
});

/** What is said of the change, as one line each: `breaks` or `adds`, and the sentence. */
const said = (changes: { kind: string; sentence: string }[]) =>
  changes.map(({ kind, sentence }) => `${kind} ${sentence}`).join('; ');

const compared = (was: Parameters<typeof documentFacts>[0], is: typeof was) =>
  said(compareSurfaces(documentFacts(was), documentFacts(is)));

const SENT: Rows = [
  ['a removed field', object({ a: text }), object({}), 'breaks `Thing.a` is gone'],
  ['a new field', object({}), object({ a: text }), 'adds `Thing.a` is new'],
  [
    'a required new field',
    object({}),
    object({ a: text }, ['a']),
    'breaks `Thing.a` is new and required',
  ],
  [
    'a field that becomes required',
    object({ a: text }),
    object({ a: text }, ['a']),
    'breaks `Thing.a` is now required',
  ],
  [
    'a field that need not be sent',
    object({ a: text }, ['a']),
    object({ a: text }),
    'adds `Thing.a` is no longer required',
  ],
  [
    'a narrowed enumeration',
    object({ a: choice('X', 'Y') }),
    object({ a: choice('X') }),
    'breaks `Thing.a` can no longer be Y',
  ],
  [
    'a widened enumeration',
    object({ a: choice('X') }),
    object({ a: choice('X', 'Y') }),
    'adds `Thing.a` can now also be Y',
  ],
  [
    'a text that becomes an enumeration',
    object({ a: text }),
    object({ a: choice('X') }),
    'breaks `Thing.a` is now only X',
  ],
  [
    'an enumeration that becomes a text',
    object({ a: choice('X') }),
    object({ a: text }),
    'adds `Thing.a` is no longer one of a list',
  ],
  [
    'another type',
    object({ a: text }),
    object({ a: { type: 'integer' } }),
    'breaks `Thing.a` was string and is integer',
  ],
  [
    'a wider type',
    object({ a: { type: 'integer' } }),
    object({ a: { type: 'number' } }),
    'adds `Thing.a` was integer and is number',
  ],
  [
    'a null that is taken',
    object({ a: text }),
    object({ a: { type: ['string', 'null'] } }),
    'adds `Thing.a` was string and is null or string',
  ],
  [
    'a null that is taken no longer',
    object({ a: { anyOf: [text, { type: 'null' }] } }),
    object({ a: text }),
    'breaks `Thing.a` was null or string and is string',
  ],
  [
    'a format that is asked for',
    object({ a: text }),
    object({ a: { type: 'string', format: 'date' } }),
    'breaks `Thing.a` was string and is string:date',
  ],
  [
    'a lower limit',
    object({ a: { type: 'string', maxLength: 9 } }),
    object({ a: { type: 'string', maxLength: 5 } }),
    'breaks `Thing.a` had maxLength 9 and has 5',
  ],
  [
    'a first limit',
    object({ a: { type: 'integer' } }),
    object({ a: { type: 'integer', minimum: 1 } }),
    'breaks `Thing.a` now has minimum 1',
  ],
  [
    'a higher limit',
    object({ a: { type: 'string', maxLength: 5 } }),
    object({ a: { type: 'string', maxLength: 9 } }),
    'adds `Thing.a` had maxLength 5 and has 9',
  ],
  [
    'a limit that is gone',
    object({ a: { type: 'string', minLength: 2 } }),
    object({ a: text }),
    'adds `Thing.a` has no minLength any more',
  ],
  [
    'another pattern',
    object({ a: { type: 'string', pattern: 'x' } }),
    object({ a: { type: 'string', pattern: 'y' } }),
    'breaks `Thing.a` had pattern x and has y',
  ],
  [
    'a removed field of a list within',
    object({ a: { type: 'array', items: object({ b: text }) } }),
    object({ a: { type: 'array', items: object({}) } }),
    'breaks `Thing.a[].b` is gone',
  ],
  [
    'another type of what is kept under any name',
    object({ a: { type: 'object', additionalProperties: text } }),
    object({ a: { type: 'object', additionalProperties: { type: 'boolean' } } }),
    'breaks `Thing.a{}` was string and is boolean',
  ],
];

const RECEIVED: Rows = [
  ['a removed field', object({ a: text }), object({}), 'breaks `Thing.a` is gone'],
  ['a new field', object({}), object({ a: text }, ['a']), 'adds `Thing.a` is new'],
  [
    'a field that may be missing',
    object({ a: text }, ['a']),
    object({ a: text }),
    'breaks `Thing.a` is no longer required',
  ],
  [
    'a field that is always there',
    object({ a: text }),
    object({ a: text }, ['a']),
    'adds `Thing.a` is now required',
  ],
  [
    'a narrowed enumeration',
    object({ a: choice('X', 'Y') }),
    object({ a: choice('X') }),
    'breaks `Thing.a` can no longer be Y',
  ],
  [
    'a widened enumeration',
    object({ a: choice('X') }),
    object({ a: choice('X', 'Y') }),
    'adds `Thing.a` can now also be Y',
  ],
  [
    'a text that becomes an enumeration',
    object({ a: text }),
    object({ a: choice('X') }),
    'adds `Thing.a` is now only X',
  ],
  [
    'another type',
    object({ a: text }),
    object({ a: { type: 'integer' } }),
    'breaks `Thing.a` was string and is integer',
  ],
  [
    'a wider type',
    object({ a: { type: 'integer' } }),
    object({ a: { type: 'number' } }),
    'breaks `Thing.a` was integer and is number',
  ],
  [
    'a null that may come',
    object({ a: text }),
    object({ a: { type: ['string', 'null'] } }),
    'breaks `Thing.a` was string and is null or string',
  ],
  [
    'a null that comes no longer',
    object({ a: { type: ['string', 'null'] } }),
    object({ a: text }),
    'adds `Thing.a` was null or string and is string',
  ],
  [
    'other limits',
    object({ a: { type: 'string', maxLength: 9 } }),
    object({ a: { type: 'string', maxLength: 5 } }),
    '',
  ],
];

const BOTH: Rows = [
  [
    'a field that becomes required',
    object({ a: text }),
    object({ a: text }, ['a']),
    'breaks `Thing.a` is now required',
  ],
  [
    'a field that is required no longer',
    object({ a: text }, ['a']),
    object({ a: text }),
    'breaks `Thing.a` is no longer required',
  ],
  [
    'a required new field',
    object({}),
    object({ a: text }, ['a']),
    'breaks `Thing.a` is new and required',
  ],
];

const EVENTS: Rows = [
  ['a removed field', object({ a: text }), object({}), 'breaks `thing.made.v1.a` is gone'],
  ['a new field', object({}), object({ a: text }, ['a']), 'adds `thing.made.v1.a` is new'],
  [
    'another type',
    object({ a: text }),
    object({ a: { type: 'integer' } }),
    'breaks `thing.made.v1.a` was string and is integer',
  ],
  [
    'a field that may be missing',
    object({ a: text }, ['a']),
    object({ a: text }),
    'breaks `thing.made.v1.a` is no longer required',
  ],
  [
    'a narrowed enumeration',
    object({ a: { enum: ['X', 'Y'] } }),
    object({ a: { enum: ['X'] } }),
    'breaks `thing.made.v1.a` can no longer be Y',
  ],
];

it.each(SENT)('judges %s of what clients send', (_, was, is, expected) => {
  expect(compared(documentOf('sent', was), documentOf('sent', is))).toBe(expected);
});

it.each(RECEIVED)('judges %s of what clients receive', (_, was, is, expected) => {
  expect(compared(documentOf('received', was), documentOf('received', is))).toBe(expected);
});

it.each(BOTH)('judges %s of what goes both ways', (_, was, is, expected) => {
  expect(compared(documentOf('both', was), documentOf('both', is))).toBe(expected);
});

it.each(EVENTS)('judges %s of an event', (_, was, is, expected) => {
  const changes = compareSurfaces(eventFacts(eventOf(was)), eventFacts(eventOf(is)));
  expect(said(changes)).toBe(expected);
});

const query = (name: string, more: Schema = {}) => ({ name, in: 'query', schema: text, ...more });
const operationOf = (operation: Schema) => ({
  paths: { '/thing': { get: { responses: { 200: { description: 'done' } }, ...operation } } },
  components: { schemas: {} },
});
const none = { paths: {}, components: { schemas: {} } };
const one = operationOf({});
const sending = (required: boolean) => ({ requestBody: { required, ...json(text) } });
const found = { description: 'found', ...json(text) };
const refusedAs = (status: number) => ({
  responses: { 200: { description: 'done' }, [status]: json(text) },
});

it.each([
  ['an operation that is gone', one, none, 'breaks `GET /thing` is gone'],
  ['a new operation', none, one, 'adds `GET /thing` is new'],
  [
    'a parameter that is gone',
    operationOf({ parameters: [query('a')] }),
    one,
    'breaks `GET /thing query.a` is gone',
  ],
  [
    'a new parameter',
    one,
    operationOf({ parameters: [query('a')] }),
    'adds `GET /thing query.a` is new',
  ],
  [
    'a new parameter that is required',
    one,
    operationOf({ parameters: [query('a', { required: true })] }),
    'breaks `GET /thing query.a` is new and required',
  ],
  [
    'a parameter with fewer choices',
    operationOf({ parameters: [query('a', { schema: choice('X', 'Y') })] }),
    operationOf({ parameters: [query('a', { schema: choice('X') })] }),
    'breaks `GET /thing query.a` can no longer be Y',
  ],
  [
    'a body that is asked for',
    one,
    operationOf(sending(true)),
    'breaks `GET /thing body application/json` is new and required',
  ],
  [
    'a body that may be sent',
    one,
    operationOf(sending(false)),
    'adds `GET /thing body application/json` is new',
  ],
  [
    'a body that must be sent now',
    operationOf(sending(false)),
    operationOf(sending(true)),
    'breaks `GET /thing body application/json` is now required',
  ],
  [
    'another status of success',
    one,
    operationOf({ responses: { 202: { description: 'begun' } } }),
    'breaks `GET /thing 200` is gone; adds `GET /thing 202` is new',
  ],
  [
    'an answer that is empty now',
    operationOf({ responses: { 200: found } }),
    one,
    'breaks `GET /thing 200 application/json` is gone',
  ],
  [
    'a header that is gone',
    operationOf({ responses: { 200: { ...found, headers: { Location: { schema: text } } } } }),
    operationOf({ responses: { 200: found } }),
    'breaks `GET /thing 200 header.Location` is gone',
  ],
  ['another status of an error', operationOf(refusedAs(404)), operationOf(refusedAs(409)), ''],
])('judges %s', (_, was, is, expected) => {
  expect(compared(was, is)).toBe(expected);
});

it('does not mind how a component is called', () => {
  const was = documentOf('both', object({ a: text }, ['a']));
  const renamed = JSON.parse(JSON.stringify(was).replaceAll('Thing', 'Matter'));
  expect(compared(was, renamed)).toBe('');
});

it('does not mind a component that nothing uses', () => {
  expect(compared({ ...one, components: { schemas: { Thing: text } } }, one)).toBe('');
});

it('ends in a component that holds itself', () => {
  const self = { $ref: '#/components/schemas/Thing' };
  const was = documentOf('both', object({ more: { type: 'array', items: self }, a: text }));
  const is = documentOf('both', object({ more: { type: 'array', items: self } }));
  expect(compared(was, is)).toBe('breaks `Thing.a` is gone');
});

it.each([
  ['a keyword that it does not know', { type: 'string', not: { enum: ['X'] } }],
  ['a limit beside alternatives', { anyOf: [text, { type: 'null' }], maxLength: 5 }],
  ['several schemas that must all hold', { allOf: [text, { type: 'string' }] }],
])('refuses to overlook %s', (_, schema) => {
  expect(() => documentFacts(documentOf('sent', schema))).toThrow('Thing: the comparison');
});

it('reads what stands beside a component', () => {
  const partOf = (additionalProperties: boolean) => {
    const part = { allOf: [{ $ref: '#/components/schemas/Part' }], additionalProperties };
    const document = documentOf('sent', object({ a: part, b: part }));
    const schemas = { ...document.components.schemas, Part: object({ c: text }) };
    return { ...document, components: { schemas } };
  };
  expect(compared(partOf(true), partOf(false))).toBe(
    'breaks `Thing.a{}` is gone; breaks `Thing.b{}` is gone',
  );
});

const released = { 'a/1-one.ts': 'x', 'a/3-three.ts': 'y' };

it.each([
  ['none that changed', released, ''],
  [
    'a changed one',
    { ...released, 'a/1-one.ts': 'z' },
    'breaks `a/1-one.ts` is not what was released',
  ],
  ['one that is gone', { 'a/3-three.ts': 'y' }, 'breaks `a/1-one.ts` is gone'],
  ['a new one', { ...released, 'a/4-four.ts': 'z' }, 'adds `a/4-four.ts` is new'],
  [
    'a new one before a released one',
    { ...released, 'a/2-two.ts': 'z' },
    'breaks `a/2-two.ts` is new and runs before 3-three.ts, which was released',
  ],
  ['a first one of a service', { ...released, 'b/1-one.ts': 'z' }, 'adds `b/1-one.ts` is new'],
])('judges migrations with %s', (_, is, expected) => {
  const changes = compareMigrations(new Map(Object.entries(released)), new Map(Object.entries(is)));
  expect(said(changes)).toBe(expected);
});

describe('the documents of today', () => {
  const read = (name: string) => JSON.parse(fs.readFileSync(`openapi/${name}.json`, 'utf8'));
  const quote = read('quote');
  const schemasOf = (document: typeof quote) => document.components.schemas;
  const changed = (change: (schemas: ReturnType<typeof schemasOf>) => void) => {
    const copy = structuredClone(quote);
    change(schemasOf(copy));
    return said(compareSurfaces(documentFacts(quote), documentFacts(copy)));
  };

  it('are told apart in nothing from what is held of them', () => {
    const facts = documentFacts(quote);
    expect(compareSurfaces(fromLines(toLines(facts)), facts)).toEqual([]);
  });

  it('are refused with a removed field', () => {
    const change = (schemas: typeof quote) => delete schemas.QuoteResponse.properties.premium;
    expect(changed(change)).toBe('breaks `QuoteResponse.premium` is gone');
  });

  it('are refused with a narrowed enumeration', () => {
    const change = (schemas: typeof quote) => schemas.QuoteResponse.properties.status.enum.pop();
    expect(changed(change)).toMatch(/^breaks `QuoteResponse.status` can no longer be \w+$/);
  });

  it('are refused with a required new field', () => {
    const change = ({ CreateQuoteRequest: request }: typeof quote) => {
      request.properties.favouriteColour = text;
      request.required = [...(request.required ?? []), 'favouriteColour'];
    };
    expect(changed(change)).toBe('breaks `CreateQuoteRequest.favouriteColour` is new and required');
  });

  it('are refused with a removed field of an event', () => {
    const events = read('asyncapi');
    const copy = structuredClone(events);
    delete copy.components.schemas['quote.bound.v1'].properties.quoteHead;
    const changes = compareSurfaces(eventFacts(events), eventFacts(copy));
    expect(said(changes)).toBe('breaks `quote.bound.v1.quoteHead` is gone');
  });
});
