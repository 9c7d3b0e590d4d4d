import { brokenTextAt, LARGE_JSON, refuseLargeJson, USUAL_JSON } from './json-limits';

const list = (length: number): number[] => Array<number>(length).fill(1);
const fields = (count: number): object =>
  Object.fromEntries(list(count).map((value, n) => [`field${n}`, value]));
const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const bytesOf = (body: unknown): Buffer =>
  Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));

describe('refuseLargeJson', () => {
  it.each<[string, unknown]>([
    ['nothing', ''],
    ['no JSON', ']]]{"a":'],
    [
      'a text that looks like much',
      { text: '{['.repeat(100) + ','.repeat(3_000) + '\\"'.repeat(9) },
    ],
    ['a text of other letters', { text: 'ß😀"'.repeat(1_000) }],
    ['500 fields', fields(500)],
    ['a list of 2,000', list(2_000)],
    ['32 levels', nested(32)],
    ['several objects and lists', [fields(500), fields(500), { a: list(2_000), b: list(2_000) }]],
  ])('lets %s pass', (_, body) => {
    expect(() => refuseLargeJson(bytesOf(body), USUAL_JSON)).not.toThrow();
  });

  it.each<[string, unknown, string]>([
    ['501 fields', fields(501), 'at most 500 fields in an object'],
    ['115,000 fields', { unknown: fields(115_000) }, 'at most 500 fields'],
    ['a list of 2,001', { ids: list(2_001) }, 'at most 2000 elements in a list'],
    ['fields behind a list', `{"a":[1,2],${JSON.stringify(fields(501)).slice(1)}`, '500 fields'],
    ['many small lists', list(1_900).map(() => list(6)), 'at most 10000 values in all'],
    ['many empty objects', `[${Array(101).fill(nested(20).repeat(5)).join()}]`, '10000 values'],
    ['33 levels', nested(33), 'at most 32 levels deep'],
    ['levels that are never closed', '{"a":'.repeat(100_000), '32 levels'],
    ['a text of a megabyte', { text: 'a'.repeat(1_000_000) }, 'at most 131072 bytes'],
    ['a text that never ends', `"${'a'.repeat(200_000)}`, 'at most 131072 bytes'],
    ['a field with a name of a megabyte', { ['a'.repeat(1_000_000)]: 1 }, '131072 bytes'],
  ])('refuses %s', (_, body, detail) => {
    expect(() => refuseLargeJson(bytesOf(body), USUAL_JSON)).toThrow(detail);
  });

  it.each<[string, unknown]>([
    ['2,000 risks', list(2_000).map(() => fields(60))],
    ['a table of half a million bytes', { csv: 'a,b\n'.repeat(125_000) }],
  ])('lets %s pass where large bodies are taken', (_, body) => {
    expect(() => refuseLargeJson(bytesOf(body), LARGE_JSON)).not.toThrow();
    expect(() => refuseLargeJson(bytesOf(body), USUAL_JSON)).toThrow('at most');
  });
});

describe('brokenTextAt', () => {
  it.each([null, 1, 'text', 'a 😀', {}, { a: [{ b: 1 }] }])('is nowhere in %j', (body) => {
    expect(brokenTextAt(body)).toBeNull();
  });

  it.each<[unknown, string]>([
    ['\ud800', ''],
    [{ name: '\ud800' }, '/name'],
    [{ a: ['y', 'x\udc00'] }, '/a/1'],
    [{ 'a/b~': '\ud800' }, '/a~1b~0'],
    [{ a: { '\ud800': 1 } }, '/a'],
  ])('of %j is its place', (body, place) => {
    expect(brokenTextAt(body)).toBe(place);
  });
});
