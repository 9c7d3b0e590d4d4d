import type { HeldLicense } from './licenses';
import type { SurplusBroker, SurplusFacts } from './surplus-broker';
import {
  attestNotice,
  brokerProblem,
  checkLicensedBroker,
  checkNoticeAttested,
  isNoticeDue,
  needsNotice,
  noticeProblem,
} from './surplus-broker';

const ATTESTED = '2026-01-01T00:00:00.000Z';
const BROKER: SurplusBroker = {
  brokerFirstName: 'Ada',
  brokerLastName: 'Lovelace',
  brokerEmail: 'ada@example.com',
  licenseNumber: 'SL-1',
  state: 'NV',
  signatureOnFile: true,
  noticeAttestedAt: null,
};
const LICENSE: HeldLicense = {
  kind: 'SURPLUS',
  state: 'NV',
  number: 'SL-1',
  email: null,
  expirationDate: '2026-12-31',
  signatureOnFile: false,
  deleted: false,
};
const FACTS: SurplusFacts = {
  state: 'NV',
  surplus: BROKER,
  licenses: [LICENSE],
  effectiveDate: '2026-06-01',
};
const inState = (state: string, noticeAttestedAt: string | null): SurplusFacts => ({
  ...FACTS,
  state,
  surplus: { ...BROKER, state, noticeAttestedAt },
  licenses: [{ ...LICENSE, state }],
});
const refusal = (code: string) => expect.objectContaining({ status: 409, code });

describe('the surplus lines broker', () => {
  it('is the one that is named and licensed, among other licences', () => {
    const licenses: HeldLicense[] = [{ ...LICENSE, kind: 'AGENCY' }, LICENSE];
    expect(checkLicensedBroker({ ...FACTS, licenses })).toBe(BROKER);
  });

  it.each<[string, Partial<SurplusFacts>, string]>([
    ['nobody', { surplus: null }, 'SURPLUS_BROKER_MISSING'],
    ['one without a licence', { licenses: [] }, 'SURPLUS_LICENSE_INVALID'],
    [
      'one whose licence is of the agency',
      { licenses: [{ ...LICENSE, kind: 'AGENCY' }] },
      'SURPLUS_LICENSE_INVALID',
    ],
    [
      'one with another number',
      { licenses: [{ ...LICENSE, number: 'SL-2' }] },
      'SURPLUS_LICENSE_INVALID',
    ],
    [
      'one licensed elsewhere',
      { licenses: [{ ...LICENSE, state: 'AZ' }] },
      'SURPLUS_LICENSE_INVALID',
    ],
    [
      'one whose licence is over',
      { licenses: [{ ...LICENSE, expirationDate: '2026-05-31' }] },
      'SURPLUS_LICENSE_INVALID',
    ],
    [
      'one who is named for another state',
      { surplus: { ...BROKER, state: 'AZ' } },
      'SURPLUS_LICENSE_INVALID',
    ],
  ])('is not %s', (_, change, code) => {
    expect(() => checkLicensedBroker({ ...FACTS, ...change })).toThrow(refusal(code));
  });

  // Spec 3 §8, notices.
  it.each([
    ['LA', true],
    ['MT', true],
    ['NV', false],
    [null, false],
  ])('attests a notice in %s: %s', (state, expected) => {
    expect(needsNotice(state)).toBe(expected);
    const due = (product: 'P250_S' | 'P250', surplus: SurplusBroker | null = BROKER) =>
      isNoticeDue({ product, state, surplus });
    expect(due('P250_S')).toBe(expected);
    expect(due('P250_S', null)).toBe(expected);
    expect(due('P250')).toBe(false);
    expect(due('P250_S', { ...BROKER, noticeAttestedAt: ATTESTED })).toBe(false);
  });

  it('has attested the notice of the state before the quote goes on', () => {
    expect(noticeProblem(inState('LA', ATTESTED))).toBeNull();
    expect(noticeProblem(inState('NV', null))).toBeNull();
    expect(noticeProblem(inState('LA', null))).toEqual(refusal('SURPLUS_NOTICE_MISSING'));
  });

  // A number that was typed a moment ago is not accepted by being typed.
  it.each([
    ['LA', false, 'SURPLUS_LICENSE_PENDING'],
    ['MT', false, 'SURPLUS_LICENSE_PENDING'],
    ['LA', true, null],
    ['NV', false, null],
  ])('is accepted in %s with a signature on file, %s: %s', (state, signatureOnFile, code) => {
    const facts = {
      ...inState(state, ATTESTED),
      licenses: [{ ...LICENSE, state, signatureOnFile }],
    };
    expect(brokerProblem(facts)?.code ?? null).toBe(code);
  });

  it('acknowledges the notice', () => {
    expect(() => checkNoticeAttested(true)).not.toThrow();
    const errors = [expect.objectContaining({ pointer: '/surplusNoticeAttested' })];
    const expected = { status: 400, code: 'NOTICE_NOT_ATTESTED', errors };
    expect(() => checkNoticeAttested(false)).toThrow(expect.objectContaining(expected));
  });

  const attested: SurplusBroker = { ...BROKER, state: 'LA', noticeAttestedAt: ATTESTED };
  it('is the one whose notice was attested', () => {
    expect(attestNotice('P250_S', attested, { asked: 'LA', of: 'LA' })).toBe(attested);
  });

  it.each<[string, 'P250_S' | 'P250', SurplusBroker | null, string, string]>([
    ['an admitted product', 'P250', attested, 'LA', 'LA'],
    ['another state', 'P250_S', attested, 'MT', 'LA'],
    ['a broker of another state', 'P250_S', { ...attested, state: 'MT' }, 'LA', 'LA'],
    ['no broker', 'P250_S', null, 'LA', 'LA'],
    ['a notice that waits', 'P250_S', { ...attested, noticeAttestedAt: null }, 'LA', 'LA'],
  ])('attests nothing of %s', (_, product, surplus, asked, of) => {
    const act = (): unknown => attestNotice(product, surplus, { asked, of });
    expect(act).toThrow(refusal('NOTICE_NOT_ATTESTED'));
  });
});
