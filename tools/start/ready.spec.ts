import { waitUntilReady } from './ready.mjs';

const never = new Promise<never>(() => undefined);
const CHILD = {
  name: 'services',
  log: 'no/such.log',
  logStart: 0,
  isRunning: true,
  exited: never,
  announced: never,
};

describe('waiting for a start', () => {
  const { START_SECONDS } = process.env;
  afterEach(() => {
    if (START_SECONDS === undefined) delete process.env.START_SECONDS;
    else process.env.START_SECONDS = START_SECONDS;
  });

  it('ends after START_SECONDS', async () => {
    process.env.START_SECONDS = '0.2';
    const start = performance.now();
    await expect(waitUntilReady(CHILD, [{ url: 'http://127.0.0.1:1' }])).rejects.toThrow(
      'services did not become ready: it gave no reason',
    );
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it.each(['0', '-1', 'soon'])('does not take %j for a time', async (seconds) => {
    process.env.START_SECONDS = seconds;
    await expect(waitUntilReady(CHILD, [])).rejects.toThrow('START_SECONDS must be a number');
  });
});
