import { certificateOf, hasPrivacyLink, headerFaultsOf, tlsVersionOf } from './web-findings';

const NOW = new Date('2026-01-01T00:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const GOOD = {
  'strict-transport-security': 'max-age=31536000',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

describe('what is seen of a web site', () => {
  it.each([
    ['valid>30d', null, 31],
    ['valid<=30d', null, 30],
    ['expired', 'CERT_HAS_EXPIRED', -1],
    ['expired', null, -1],
    ['self-signed', 'DEPTH_ZERO_SELF_SIGNED_CERT', 90],
    ['self-signed', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 90],
    ['hostname-mismatch', 'ERR_TLS_CERT_ALTNAME_INVALID', 90],
  ])('certificate %s: %s, %i days', (value, fault, days) => {
    expect(certificateOf({ fault, validTo: inDays(days) }, NOW)).toBe(value);
  });

  it.each([
    ['TLSv1.3', 'TLS1.3'],
    ['TLSv1', 'TLS1.0'],
    ['SSLv3', 'SSL'],
    [null, 'SSL'],
  ])('protocol %s', (protocol, version) => {
    expect(tlsVersionOf(protocol)).toBe(version);
  });

  it.each([
    [[], GOOD],
    [['hsts-missing'], { ...GOOD, 'strict-transport-security': 'max-age=0' }],
    [
      ['csp-missing', 'x-frame-options-and-frame-ancestors-missing'],
      { ...GOOD, 'content-security-policy': undefined },
    ],
    [['csp-missing'], { ...GOOD, 'content-security-policy': '', 'x-frame-options': 'DENY' }],
    [['x-content-type-options-missing'], { ...GOOD, 'x-content-type-options': undefined }],
    [['cookie-without-secure'], { ...GOOD, 'set-cookie': ['theme=dark; HttpOnly'] }],
    [['session-cookie-without-httponly'], { ...GOOD, 'set-cookie': ['PHPSESSID=1; Secure'] }],
    [[], { ...GOOD, 'set-cookie': ['sid=1; Secure; HttpOnly'] }],
    [['server-version-disclosed'], { ...GOOD, server: 'nginx/1.24.0' }],
    [[], { ...GOOD, server: 'nginx' }],
  ])('headers with the faults %j', (faults, headers) => {
    expect(headerFaultsOf({ headers })).toEqual(faults);
  });

  it('finds a link to the privacy policy by its address or its words', () => {
    expect(hasPrivacyLink('<a class="x" href="/privacy-policy">Legal</a>')).toBe(true);
    expect(hasPrivacyLink('<a href=/legal>Privacy notice</a>')).toBe(true);
    expect(hasPrivacyLink('<p>We value your privacy</p><a href="/">Home</a>')).toBe(false);
  });
});
