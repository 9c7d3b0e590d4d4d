import { placeOf, scrubbedCrash, withoutPersons } from './crash-report';

const TOKEN = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl';
const ID = '0197c2b4-9c1e-7aa0-8d11-2f6f0a1b2c3d';

describe('a message without what may be of a person', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'name')", 'same'],
    ['quote.terms is not a function', 'same'],
    ['Maximum call stack size exceeded', 'same'],
    ['No mail to ada.lane@acme.example', 'No mail to [email]'],
    [`Refused: Bearer ${TOKEN}`, 'Refused: Bearer [token]'],
    ['Wrong key pk_live_51H8aBcDeFgHiJkLmNoPqRs', 'Wrong key [token]'],
    [`Nothing at https://host.example/sign/abc?code=1#x now`, 'Nothing at [address] now'],
    [`There is no ${ID}`, 'There is no [id]'],
    ['Call +1 (415) 555-0199 first', 'Call [number] first'],
    ['Account 12345678 of step 3', 'Account [number] of step 3'],
    ['No mail to ada.lane%40acme.example', 'No mail to [email]'],
    ['The client Ada Lane has none', 'The client [name] has none'],
    ['The client ADA B. LANE has none', 'The client [name] has none'],
    ['The client ZOË O’NEILL-REED has none', 'The client [name] has none'],
    ['JSON Parse error: Unexpected EOF', 'same'],
    ['Invalid URL', 'same'],
    [
      `Unexpected token 'J', "Jane" is not valid JSON`,
      'Unexpected token [text], [text] is not valid JSON',
    ],
    [`..."name": "Jane", "a"... is not valid JSON`, '...[text]... is not valid JSON'],
    ["The owner 'O'Brien' is away", 'The owner [text] is away'],
    [
      "Cannot read properties of null (reading 'Ada Lane')",
      'Cannot read properties of null (reading [text])',
    ],
    ["It can't be 'Ada and more", "It can't be [text]"],
    ['Half a quote "Jane and more', 'Half a quote [text]'],
  ])('%s', (said, kept) => {
    const expected = kept === 'same' ? said : kept;
    expect(withoutPersons(said)).toBe(expected);
    expect(withoutPersons(expected)).toBe(expected);
  });
});

describe('the place of a page', () => {
  it.each([
    ['/agency/quotes', '/agency/quotes'],
    [`/agency/quotes/${ID}/terms?tab=Jane#a`, '/agency/quotes/*/terms'],
    ['/confirm-user/ada%40acme.example', '/confirm-user/*'],
    ['/sign/aGVsbG8', '/sign/*'],
    [`/sign/${'a'.repeat(33)}`, '/sign/*'],
  ])('%s', (path, place) => {
    expect(placeOf(path)).toBe(place);
  });
});

describe('a report', () => {
  const of = (frames: string[]) =>
    scrubbedCrash({ message: 'None', place: '/a', version: 'a.js', frames });

  it.each([
    ['TypeError: Ada Lane', undefined],
    ['    at Form (https://h.example/assets/a-1.js:1:22)', 'Form assets/a-1.js:1:22'],
    ['Form@https://h.example/assets/a-1.js:1:22', 'Form assets/a-1.js:1:22'],
    [
      '    at async Object.<anonymous> (https://h/assets/a.js?v=1:3:4)',
      'Object.<anonymous> assets/a.js:3:4',
    ],
    ['    at https://h.example/assets/a.js:1:22', 'assets/a.js:1:22'],
    ['    at chrome-extension://abc/own.js:1:2', undefined],
    ['    at new Map (<anonymous>)', undefined],
  ])('keeps of a stack where the console broke: %s', (line, kept) => {
    const scrubbed = of([line]);
    expect(scrubbed.frames).toEqual(kept === undefined ? [] : [kept]);
    expect(scrubbedCrash(scrubbed)).toEqual(scrubbed);
  });

  it('is short', () => {
    const frames = Array.from({ length: 12 }, (_, at) => `f assets/a.js:1:${at}`);
    const long = { message: 'no '.repeat(400), place: '/a'.repeat(400), version: 'a', frames };
    const { message, place, frames: kept } = scrubbedCrash(long);
    expect([message.length, place.length, kept.length]).toEqual([300, 200, 10]);
  });
});
