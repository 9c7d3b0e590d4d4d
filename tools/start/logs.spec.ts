import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lastError } from './logs.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'palisade-logs-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('lastError', () => {
  const fatal = JSON.stringify({ level: 60, msg: 'gone', err: { message: 'no database' } });
  const info = JSON.stringify({ level: 30, msg: 'request' });

  it.each([
    ['a failed bootstrap', 'auth did not start: Error: PORT is bad\n    at x\n', 'PORT is bad'],
    ['an uncaught error', 'TypeError: x is not a function\n    at y\n', 'x is not a function'],
    ['a line of the log', `${fatal}\n${info}\n`, 'no database'],
    ['nothing wrong', `${info}\n`, undefined],
  ])('tells the cause of %s', (_case, text, expected) => {
    const file = path.join(folder, 'service.log');
    fs.writeFileSync(file, text);
    expect(lastError(file)).toBe(expected);
  });

  it('does not look at what an earlier start wrote', () => {
    const file = path.join(folder, 'service.log');
    const earlier = 'Error: long ago\n';
    fs.writeFileSync(file, `${earlier}${info}\n`);
    expect(lastError(file, earlier.length)).toBeUndefined();
  });
});
