import { HOTP, Secret } from 'otpauth';
import { acceptedPair, acceptedStep, newTotpSecret, totpUri } from './totp';

const SECRET = Secret.fromLatin1('12345678901234567890').base32;
const codeAt = (step: number, secret = SECRET): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step });
const STEP = 58_000_000;
const NOW = new Date(STEP * 30_000 + 12_000);

describe('the codes of an authenticator app', () => {
  // RFC 6238, appendix B: the last six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at second %i', (second, code) => {
    const now = new Date(second * 1000);
    expect(acceptedStep(SECRET, code, null, now)).toBe(Math.floor(second / 30));
  });

  it.each([
    ['of two steps ago', STEP - 2, null, null],
    ['of the step before', STEP - 1, null, STEP - 1],
    ['of now', STEP, null, STEP],
    ['of the step after', STEP + 1, null, STEP + 1],
    ['of two steps ahead', STEP + 2, null, null],
    ['of now, taken before', STEP, STEP, null],
    ['of the step before, after that of now', STEP - 1, STEP, null],
    ['of now, after the one before', STEP, STEP - 1, STEP],
  ])('%s: step %i after %s gives %s', (_, step, lastStep, expected) => {
    expect(acceptedStep(SECRET, codeAt(step), lastStep, NOW)).toBe(expected);
  });

  it.each(['', '12345', '1234567', 'abcdef'])('are no text such as "%s"', (code) => {
    expect(acceptedStep(SECRET, code, null, NOW)).toBeNull();
  });

  it.each([
    ['follow each other up to now', [STEP - 1, STEP], STEP],
    ['follow each other up to the step before', [STEP - 2, STEP - 1], STEP - 1],
    ['are the same', [STEP, STEP], null],
    ['come the wrong way round', [STEP, STEP - 1], null],
    ['leave one out', [STEP - 2, STEP], null],
    ['are old', [STEP - 4, STEP - 3], null],
  ])('enable the app when they %s: %j', (_, [first, second], expected) => {
    expect(acceptedPair(SECRET, [codeAt(first), codeAt(second)], NOW)).toBe(expected);
  });

  it('of another secret do not enable it', () => {
    const other = newTotpSecret();
    expect(acceptedPair(SECRET, [codeAt(STEP - 1, other), codeAt(STEP, other)], NOW)).toBeNull();
  });
});

it('a fresh secret has 160 bits, and its picture names the platform and the person', () => {
  const secret = newTotpSecret();
  expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
  expect(secret).not.toBe(newTotpSecret());
  expect(totpUri(secret, 'ada@alder.example')).toMatch(
    new RegExp(`^otpauth://totp/Palisade:ada%40alder.example\\?.*secret=${secret}`),
  );
});
