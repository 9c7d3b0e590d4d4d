import { checkNoticeRead, isNewlyAttested, withNotice } from './attested-notice';
import type { SurplusBroker } from './surplus-broker';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const BROKER: SurplusBroker = {
  brokerFirstName: 'Ada',
  brokerLastName: 'Lovelace',
  brokerEmail: 'ada@example.com',
  licenseNumber: 'SL-1',
  state: 'LA',
  signatureOnFile: true,
  noticeAttestedAt: NOW.toISOString(),
};
const digest = (text: string): string => `digest of ${text}`;

describe('an attested notice', () => {
  it.each([
    ['an agent', { name: 'Ann Fox', onlyQuoteId: null }, 'Ann Fox'],
    ['a mailed code', { name: 'Harborline', onlyQuoteId: 'q1' }, 'Ada Lovelace'],
    ['nobody', null, 'Ada Lovelace'],
  ])('is signed by %s', (_, actor, signedBy) => {
    const { notice } = withNotice(BROKER, { actor, address: '192.0.2.1', digest }, NOW);
    const sha256 = expect.stringMatching(/^digest of The insurer .*22:433\)$/s);
    expect(notice).toEqual({ version: 'LA-1', sha256, signedBy, address: '192.0.2.1' });
  });

  it('has a hash of its text: that of another state is another', () => {
    const by = { actor: null, address: null, digest };
    const there = withNotice({ ...BROKER, state: 'MT' }, by, NOW).notice?.sha256;
    expect(there).not.toBe(withNotice(BROKER, by, NOW).notice?.sha256);
  });

  it('is none where the state has none', () => {
    const elsewhere = { ...BROKER, state: 'NV' };
    expect(withNotice(elsewhere, { actor: null, address: null, digest }, NOW)).toBe(elsewhere);
  });

  it.each<[string, SurplusBroker | null, boolean]>([
    ['nobody was named', null, true],
    ['the broker had not', { ...BROKER, noticeAttestedAt: null }, true],
    ['another broker had', { ...BROKER, licenseNumber: 'SL-2' }, true],
    ['the broker had in another state', { ...BROKER, state: 'MT' }, true],
    ['the broker had', BROKER, false],
  ])('is new where %s attested before', (_, before, isNew) => {
    expect(isNewlyAttested(before, BROKER)).toBe(isNew);
  });

  it('is not new while the box is empty', () => {
    expect(isNewlyAttested(null, { ...BROKER, noticeAttestedAt: null })).toBe(false);
  });

  it.each<[string | undefined, string | null]>([
    [undefined, 'LA'],
    ['LA-1', 'LA'],
    ['MT-1', 'MT'],
  ])('is taken with the version %s in %s', (read, state) => {
    expect(() => checkNoticeRead(read, state, NOW)).not.toThrow();
  });

  it.each<[string, string | null]>([
    ['LA-0', 'LA'],
    ['MT-1', 'LA'],
    ['LA-1', 'NV'],
    ['LA-1', null],
  ])('is refused with the version %s in %s', (read, state) => {
    const refusal = expect.objectContaining({ status: 409, code: 'NOTICE_CHANGED' });
    expect(() => checkNoticeRead(read, state, NOW)).toThrow(refusal);
  });
});
