import type { QuoteStatus } from '@palisade/contracts';
import { invalidField } from '@palisade/kernel';
import { rejected } from './reject-quote';
import { bindRequestAfter, requestToBind } from './request-to-bind';
import { rescindQuote } from './rescind-quote';
import { checkAccepted, isSignable, signQuote } from './sign-quote';

const DOCUMENT = {
  docId: 'd',
  sha256: 'abc',
  signeeName: 'Ada',
  signeeTitle: 'CFO',
  signedAt: '2026-03-01T10:00:00.000Z',
};

describe('signing', () => {
  it.each<[QuoteStatus, QuoteStatus | 409]>([
    ['READY', 'SIGNED'],
    ['ACTIVE', 'SIGNED'],
    ['BOUND', 'BOUND'],
    ['BINDER EXPIRED', 'BINDER EXPIRED'],
    ['DRAFT', 409],
  ])('makes a quote that is %s %s', (status, expected) => {
    const sign = () => signQuote(status, DOCUMENT);
    expect(isSignable({ status, signature: null })).toBe(expected !== 409);
    expect(isSignable({ status, signature: {} })).toBe(false);
    if (expected === 409) return expect(sign).toThrow(expect.objectContaining({ status: 409 }));
    const { sha256: documentHash, ...signature } = DOCUMENT;
    expect(sign()).toEqual({ status: expected, signature: { ...signature, documentHash } });
  });

  it('needs the terms to be accepted', () => {
    expect(() => checkAccepted(true)).not.toThrow();
    const errors = [expect.objectContaining({ pointer: '/accepted' })];
    expect(() => checkAccepted(false)).toThrow(
      expect.objectContaining({ status: 400, code: 'NOT_ACCEPTED', errors }),
    );
  });
});

describe('rescinding', () => {
  it('takes a bound quote back with its reason', () => {
    expect(rescindQuote({ status: 'BOUND', hasClaim: false }, 'Error')).toEqual({
      status: 'RESCIND',
      statusReasons: [{ code: 'RESCIND', text: 'Error', source: 'underwriter' }],
    });
  });

  it.each<[QuoteStatus, boolean, object]>([
    ['BOUND', true, { status: 409, code: 'CLAIM_FILED' }],
    ['READY', false, { status: 409 }],
  ])('refuses one that is %s, with a claim: %s', (status, hasClaim, expected) => {
    const act = (): unknown => rescindQuote({ status, hasClaim }, 'Error');
    expect(act).toThrow(expect.objectContaining(expected));
  });
});

describe('asking to bind', () => {
  const NOW = new Date('2026-03-01T12:00:00Z');
  const LATER = new Date('2026-03-01T12:00:01Z');
  const CONTACT = {
    customerFirstName: 'Ada',
    customerLastName: 'Lovelace',
    customerEmail: 'ada@example.com',
    customerPhone: null,
  };
  const ask =
    (expiresOn: Date | null, contact = CONTACT, wraRequestToBind = false) =>
    () =>
      requestToBind(
        { status: 'READY', expiresOn, wraRequestToBind },
        { contact, obstacles: [], now: NOW },
      );

  it('marks a quote as urgent and leaves its status', () => {
    expect(ask(LATER)()).toEqual({ status: 'READY', wraRequestToBind: true, urgencyIndex: 1 });
  });

  it.each([
    ['has expired', ask(NOW), 'QUOTE_EXPIRED'],
    ['has no end', ask(null), 'QUOTE_EXPIRED'],
    ['was asked to be bound already', ask(LATER, CONTACT, true), 'BIND_REQUESTED'],
    ['has nobody to write to', ask(LATER, { ...CONTACT, customerEmail: '' }), 'CONTACT_MISSING'],
  ])('is refused where the quote %s', (_, act, code) => {
    expect(act).toThrow(expect.objectContaining({ status: 409, code }));
  });
});

describe('a request to bind', () => {
  it.each<[string, { status?: QuoteStatus; charges?: object }, boolean]>([
    ['another price', { status: 'READY', charges: {} }, true],
    ['a referral', { status: 'REFERRED' }, true],
    ['its end', { status: 'EXPIRED' }, true],
    ['the signature', { status: 'SIGNED' }, false],
    ['binding', { status: 'BOUND' }, false],
    ['anything else', {}, false],
  ])('after %s', (_, patch, isAnew) => {
    const after = bindRequestAfter({ status: 'READY' }, patch);
    expect(after).toEqual(isAnew ? { wraRequestToBind: false } : {});
  });
});

describe('a request of a machine that cannot be rated', () => {
  it('is kept with every reason', () => {
    expect(rejected(invalidField('NO_STATE', 'No state.', '/state'))).toEqual({
      status: 'API_REJECTED',
      statusReasons: [{ code: 'NO_STATE', text: 'No state.', source: 'rater' }],
    });
    const error = Object.assign(invalidField('NO_STATE', 'No state.'), { errors: [] });
    expect(rejected(error).statusReasons.map(({ text }) => text)).toEqual(['No state.']);
  });
});
