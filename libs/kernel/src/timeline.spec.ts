import type { TimelineRules } from './timeline';
import {
  actionsFor,
  documentsIn,
  EVERYBODY,
  isNamedTo,
  mailedTo,
  shownChanges,
  STAFF_ONLY,
  timelineReader,
  TRADE,
} from './timeline';

const RULES: TimelineRules = {
  subjectType: 'quote',
  actions: { send: EVERYBODY, refer: TRADE, toggleUrgent: STAFF_ONLY },
  fields: {
    status: { kind: 'STATUS', readers: EVERYBODY },
    amountDue: { kind: 'MONEY', readers: EVERYBODY, path: 'charges.amountDue' },
    needByDate: { kind: 'DATE', readers: TRADE },
    irpmNote: { kind: 'TEXT', readers: STAFF_ONLY },
  },
  sentTo: { send: 'customerEmail' },
  documents: ['signature.docId'],
};
const PERSON = { onlyQuoteId: null, onlyPolicyId: null, onlyClaimId: null };

it.each([
  ['COWBELL', PERSON, 'STAFF'],
  ['AGENCY', PERSON, 'AGENCY'],
  ['DIGITAL', PERSON, 'AGENCY'],
  ['CLUSTER', PERSON, 'AGENCY'],
  ['CUSTOMER', PERSON, 'POLICYHOLDER'],
  ['CARRIER', PERSON, 'POLICYHOLDER'],
  ['RE_INSURER', PERSON, 'POLICYHOLDER'],
  ['PREMIUM_PROCESSOR', PERSON, 'POLICYHOLDER'],
  ['AGENCY', { ...PERSON, onlyQuoteId: 'q' }, 'POLICYHOLDER'],
  ['COWBELL', { ...PERSON, onlyPolicyId: 'p' }, 'POLICYHOLDER'],
] as const)('tells %s with %j as %s', (accountType, code, reader) => {
  expect(timelineReader({ accountType, ...code })).toBe(reader);
});

it.each([
  ['STAFF', ['quote.send', 'quote.refer', 'quote.toggleUrgent']],
  ['AGENCY', ['quote.send', 'quote.refer']],
  ['POLICYHOLDER', ['quote.send']],
] as const)('tells %s of %j', (reader, actions) => {
  expect(actionsFor(RULES, reader)).toEqual(actions);
});

it.each([
  ['STAFF', { accountType: 'COWBELL', subscriberType: 'COWBELL' }, true],
  ['AGENCY', { accountType: 'COWBELL', subscriberType: 'COWBELL' }, true],
  ['POLICYHOLDER', { accountType: 'COWBELL', subscriberType: 'COWBELL' }, false],
  ['POLICYHOLDER', { accountType: 'AGENCY', subscriberType: 'COWBELL' }, false],
  ['POLICYHOLDER', { accountType: 'COWBELL' }, false],
  ['POLICYHOLDER', { accountType: 'AGENCY', subscriberType: 'AGENCY' }, true],
  ['POLICYHOLDER', { accountType: 'CUSTOMER', subscriberType: 'CUSTOMER' }, true],
] as const)('tells %s the name of who acts as %j: %s', (reader, who, isNamed) => {
  expect(isNamedTo(reader, who)).toBe(isNamed);
});

describe('the changes of a record', () => {
  const record = {
    before: { status: 'READY', needByDate: null, irpmNote: null },
    after: {
      status: 'BOUND',
      charges: { amountDue: 123_456 },
      needByDate: '2026-12-01',
      irpmNote: 'A loose lot',
      ratingId: 'r1',
    },
  };
  const fieldsFor = (reader: 'STAFF' | 'AGENCY' | 'POLICYHOLDER') =>
    shownChanges(record, RULES, reader).map(({ field }) => field);

  it.each([
    ['STAFF', ['status', 'amountDue', 'needByDate', 'irpmNote']],
    ['AGENCY', ['status', 'amountDue', 'needByDate']],
    ['POLICYHOLDER', ['status', 'amountDue']],
  ] as const)('are told to %s as %j', (reader, fields) => {
    expect(fieldsFor(reader)).toEqual(fields);
  });

  it('say from what to what, amounts in currency units', () => {
    expect(shownChanges(record, RULES, 'POLICYHOLDER')).toEqual([
      { field: 'status', kind: 'STATUS', from: 'READY', to: 'BOUND' },
      { field: 'amountDue', kind: 'MONEY', from: null, to: 1234.56 },
    ]);
  });

  it('tell of an edit what it changed, and of a new row not all that it has', () => {
    const fields = {
      city: { kind: 'TEXT', readers: EVERYBODY, isOfEdit: true },
      domains: { kind: 'TEXT', readers: EVERYBODY, isOfEdit: true },
    } as const;
    const rules = { subjectType: 'account', actions: {}, fields };
    const after = { city: 'Reno', domains: ['a.example', 'b.example'] };
    expect(shownChanges({ before: null, after }, rules, 'STAFF')).toEqual([]);
    expect(shownChanges({ before: { city: 'Elko', domains: [] }, after }, rules, 'STAFF')).toEqual([
      { field: 'city', kind: 'TEXT', from: 'Elko', to: 'Reno' },
      { field: 'domains', kind: 'TEXT', from: '', to: 'a.example, b.example' },
    ]);
  });

  it('leave out what stayed, what was not recorded, and what is no plain value', () => {
    const same = { before: { status: 'READY' }, after: { status: 'READY', irpmNote: { a: 1 } } };
    expect(shownChanges(same, RULES, 'STAFF')).toEqual([]);
    expect(shownChanges({ before: null, after: null }, RULES, 'STAFF')).toEqual([]);
  });
});

it('names whom an action mailed, and nobody for one that mails nobody', () => {
  const after = { customerEmail: 'ana@example.com' };
  expect(mailedTo('quote.send', after, RULES)).toBe('ana@example.com');
  expect(mailedTo('quote.refer', after, RULES)).toBeNull();
  expect(mailedTo('quote.send', null, RULES)).toBeNull();
});

it('names the documents of a record by their ids', () => {
  expect(documentsIn({ signature: { docId: 'd1' } }, RULES)).toEqual(['d1']);
  expect(documentsIn({ signature: null }, RULES)).toEqual([]);
});
