import { describeStates, describeStuck } from './work.mjs';

const STATE = {
  service: 'connectors',
  isUp: true,
  brokerUp: true,
  waiting: 0,
  oldestSeconds: 0,
  deadLetters: 0,
  stuckEvents: 0,
  deadDeliveries: 0,
  stuckMessages: 0,
  failedJobs: 0,
};

const ITEM = {
  kind: 'event',
  id: 'e1',
  type: 'quote.sent.v1',
  subject: 'q1',
  attempts: 2,
  error: 'larger',
  since: '2026-01-15T12:00:00.000Z',
  isRetryable: true,
};

describe('the table of services', () => {
  it.each([
    ['a service that is well', {}, ' '],
    ['one without webhooks', { deadDeliveries: null }, ' '],
    ['one that is down', { isUp: false }, '!'],
    ['one without a broker', { brokerUp: false }, '!'],
    ['one whose store has no room', { troubles: { documents: 'full' } }, '!'],
    ['dead letters', { deadLetters: 1 }, '!'],
    ['dead letters that cannot be counted', { deadLetters: null }, '!'],
    ['stuck events', { stuckEvents: 1 }, '!'],
    ['webhooks that were given up', { deadDeliveries: 1 }, '!'],
    ['jobs that were given up', { failedJobs: 1 }, '!'],
    ['messages that nobody takes', { stuckMessages: 1 }, '!'],
    ['messages that cannot be counted', { stuckMessages: null }, '!'],
  ])('marks %s', (_, change, mark) => {
    expect(describeStates([{ ...STATE, ...change }]).split('\n')[1][0]).toBe(mark);
  });

  it('tells what is unknown from what there is none of', () => {
    const figuresOf = (change: object): string[] =>
      describeStates([{ ...STATE, ...change }])
        .split('\n')[1]
        .split(/ +/)
        .slice(3);
    const events = { deadLetters: null, stuckEvents: null, deadDeliveries: null };
    const unknown = { ...events, stuckMessages: null, failedJobs: null };
    expect(figuresOf(unknown)).toEqual(['0', '?', '?', '-', '?', '?']);
    expect(figuresOf({})).toEqual(['0', '0', '0', '0', '0', '0']);
  });
});

describe('the list of what is stuck', () => {
  it.each([
    ['what may be tried again', {}, ', 2 tries: larger', 'npm run ops -- retry quote event e1'],
    [
      'what waits',
      { attempts: null, error: null, isRetryable: false },
      'of q1: waits for the broker',
      'goes on by itself',
    ],
  ])('says how to go on with %s', (_, change, what, how) => {
    const [first, second] = describeStuck('quote', [{ ...ITEM, ...change }]).split('\n');
    expect(first).toContain(what);
    expect(second.trim()).toBe(how);
  });

  it('tells how to give up what may be given up', () => {
    const lines = describeStuck('quote', [{ ...ITEM, isDiscardable: true }]).split('\n');
    expect(lines[2].trim()).toBe('npm run ops -- discard quote event e1');
  });
});
