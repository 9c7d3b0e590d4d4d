import { QUOTE_STATUSES } from '@palisade/contracts';
import type { QuoteStatus } from '@palisade/contracts';
import type { QuoteWait, WaitingQuote } from './quote-waits';
import { waitOf, waitsFor } from './quote-waits';

const ON = new Date('2026-11-02T09:00:00Z');
const NEW = { kind: 'NEW', sentOn: null, signRequestedOn: null, signature: null } as const;

describe('what a quote waits for', () => {
  it.each<[string, Partial<WaitingQuote>, Partial<Record<QuoteStatus, QuoteWait>>]>([
    ['nobody has it', {}, { READY: 'BIND', ACTIVE: 'BIND', SIGNED: 'BIND', BOUND: 'SIGNATURE' }],
    [
      'sent to be read',
      { sentOn: ON },
      { READY: 'SIGNATURE', ACTIVE: 'SIGNATURE', SIGNED: 'BIND', BOUND: 'SIGNATURE' },
    ],
    [
      'sent to be signed',
      { sentOn: ON, signRequestedOn: ON },
      { READY: 'SIGNATURE', ACTIVE: 'SIGNATURE', SIGNED: 'BIND', BOUND: 'SIGNATURE' },
    ],
    ['signed', { sentOn: ON, signature: {} }, { READY: 'BIND', ACTIVE: 'BIND', SIGNED: 'BIND' }],
    [
      'a change that its insured sees',
      { kind: 'ENDORSEMENT', sentOn: ON },
      { READY: 'BIND', ACTIVE: 'BIND', SIGNED: 'BIND' },
    ],
    [
      'a change to be signed',
      { kind: 'ENDORSEMENT', signRequestedOn: ON },
      { READY: 'SIGNATURE', ACTIVE: 'SIGNATURE', SIGNED: 'BIND' },
    ],
  ])('%s, in every status', (_, quote, expected) => {
    const waits = QUOTE_STATUSES.map((status) => [status, waitOf({ ...NEW, ...quote, status })]);
    expect(Object.fromEntries(waits.filter(([, wait]) => wait))).toEqual(expected);
  });
});

it('is said of every status, one that is over waits for nothing', () => {
  const said = QUOTE_STATUSES.map((status) => [status, waitsFor({ ...NEW, status })] as const);
  expect(Object.fromEntries(said.filter(([, wait]) => wait !== 'NOTHING'))).toEqual({
    DRAFT: 'FINISH',
    REQUESTED: 'RATING',
    INDICATION: 'ANSWERS',
    REFERRED: 'UNDERWRITER',
    IN_REVIEW: 'UNDERWRITER',
    READY: 'BIND',
    ACTIVE: 'BIND',
    SIGNED: 'BIND',
    BOUND: 'SIGNATURE',
  });
});
