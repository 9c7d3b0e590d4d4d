import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Environment = new (options: object) => { teardown(): Promise<void> };

const load = createRequire(path.resolve('tools/test/worker.spec.ts'));
const WorkerEnvironment = load('./worker.environment.cjs') as Environment;
const left = globalThis as unknown as Record<string | symbol, unknown>;
const SYMBOL = Symbol.for('palisade.left');

describe('the environment of all suites of a worker', () => {
  it('has the errors of Node, as the packages that Node loads once', () => {
    let thrown: unknown;
    try {
      readFileSync('nowhere');
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Error);
  });

  it('takes back what a suite leaves on the globals', async () => {
    const environment = new WorkerEnvironment({ projectConfig: { fakeTimers: {} } });
    const { fetch } = globalThis;
    const { exit } = process;
    left.left = left[SYMBOL] = process.env.LEFT = 'left';
    delete process.env.PATH;
    Object.assign(globalThis, { fetch: () => {} });
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    process.exit = () => undefined as never;
    await environment.teardown();
    expect([left.left, left[SYMBOL], process.env.LEFT]).toEqual([undefined, undefined, undefined]);
    expect(globalThis.fetch).toBe(fetch);
    expect(globalThis.crypto.randomUUID()).toHaveLength(36);
    expect(process.exit).toBe(exit);
    expect(process.env.PATH).toBeTruthy();
  });
});
