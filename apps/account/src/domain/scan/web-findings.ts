/** What a certificate was judged by. */
export interface SeenCertificate {
  /** Why the chain or the name does not hold, by the code of the TLS library; null when it does. */
  fault: string | null;
  /** When it ends. */
  validTo: Date;
}

/** An answer of a web site. */
export interface SeenPage {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;

/** Days until a certificate ends; negative after that. */
export const daysLeft = (validTo: Date, now: Date): number =>
  Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);

/** How a certificate stands. */
export function certificateOf({ fault, validTo }: SeenCertificate, now: Date): string {
  if (fault === 'CERT_HAS_EXPIRED' || validTo < now) return 'expired';
  if (fault === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'hostname-mismatch';
  // Whatever else is wrong with the chain: nobody whom browsers trust has signed it.
  if (fault !== null) return 'self-signed';
  return daysLeft(validTo, now) > SOON_DAYS ? 'valid>30d' : 'valid<=30d';
}

const VERSIONS: Readonly<Record<string, string>> = {
  'TLSv1.3': 'TLS1.3',
  'TLSv1.2': 'TLS1.2',
  'TLSv1.1': 'TLS1.1',
  TLSv1: 'TLS1.0',
};

/** The version of a connection in the words of the score. */
export const tlsVersionOf = (protocol: string | null): string => VERSIONS[protocol ?? ''] ?? 'SSL';

/** The faults of a page's headers, by the names of the score. */
export function headerFaultsOf({ headers }: Pick<SeenPage, 'headers'>): string[] {
  const text = (name: string): string => [headers[name] ?? ''].flat().join(', ');
  const policy = text('content-security-policy');
  const cookies = [headers['set-cookie'] ?? []].flat();
  const faults: [fault: string, isThere: boolean][] = [
    ['hsts-missing', !/max-age=\s*"?[1-9]/i.test(text('strict-transport-security'))],
    ['csp-missing', policy === ''],
    [
      'x-frame-options-and-frame-ancestors-missing',
      text('x-frame-options') === '' && !/frame-ancestors/i.test(policy),
    ],
    ['x-content-type-options-missing', !/nosniff/i.test(text('x-content-type-options'))],
    ['cookie-without-secure', cookies.some((cookie) => !/;\s*secure(;|$)/i.test(cookie))],
    [
      'session-cookie-without-httponly',
      cookies.some((cookie) => isSession(cookie) && !/;\s*httponly(;|$)/i.test(cookie)),
    ],
    ['server-version-disclosed', /\/?\d+\.\d+/.test(`${text('server')} ${text('x-powered-by')}`)],
  ];
  return faults.flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

const isSession = (cookie: string): boolean => /^[^=]*(sess|sid|auth|token)[^=]*=/i.test(cookie);

/** Whether a page leads to what is done with personal data. */
export const hasPrivacyLink = (body: string): boolean =>
  /<a\b[^>]*\bhref\s*=\s*["']?[^"'>]*(privacy|datenschutz)/i.test(body) ||
  /<a\b[^>]*>[^<]{0,80}\bprivacy\b/i.test(body);

/** Ports that nobody should open to everybody (risk-score-model.json). */
export const RISKY_PORTS = [
  21, 23, 135, 139, 445, 1433, 1521, 3306, 3389, 5432, 5900, 6379, 9200, 27017,
] as const;

/** Of these, the one by which extortion mostly begins. */
export const REMOTE_DESKTOP_PORT = 3389;
