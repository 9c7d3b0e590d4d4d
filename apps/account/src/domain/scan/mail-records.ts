/** The TXT record of a kind; null when there is none or, as the standards say, more than one. */
const only = (records: readonly string[], kind: RegExp): string | null => {
  const found = records.filter((record) => kind.test(record));
  return found.length === 1 ? found[0] : null;
};

const SPF = /^v=spf1(\s|$)/i;
const DMARC = /^v=DMARC1\s*(;|$)/i;

/** What a policy says of a client (RFC 7208 §2.6). */
export type SpfResult =
  'none' | 'neutral' | 'pass' | 'fail' | 'softfail' | 'temperror' | 'permerror';

const SPF_VALUES: Readonly<Record<SpfResult, string | null>> = {
  fail: '-all',
  softfail: '~all',
  // Without a word on the others they are neither passed nor failed.
  neutral: '?all',
  pass: '+all',
  none: 'none',
  permerror: 'invalid',
  // The DNS was silent: that says nothing of the policy.
  temperror: null,
};

/** What a policy is worth by what it says of a stranger; null where it was not heard. */
export const spfOf = (saidOfStranger: SpfResult): string | null => SPF_VALUES[saidOfStranger];

/** What was seen of a policy, after what is wrong with it; `reason` is the term or fault that decided. */
export function spfSeen(value: string, reason: string | null, seen: string): string {
  if (value === 'invalid') return `Not valid, as ${reason}: ${seen}`;
  return value === '+all' ? `Anybody may send by ${reason}: ${seen}` : seen;
}

/** The other companies that may send mail for a domain. */
export function thirdPartySendersOf(records: readonly string[], domain: string): string[] {
  const record = only(records, SPF) ?? '';
  const named = [...record.matchAll(/(?:^|\s)\+?include:([^\s]+)/gi)].map(([, name]) =>
    name.toLowerCase(),
  );
  return [...new Set(named)].filter((name) => !isWithin(name, domain));
}

/** What is to become of mail that fails, by the policy of the domain (RFC 7489). */
export function dmarcOf(records: readonly string[]): string {
  const record = only(records, DMARC);
  const policy = record && /;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.exec(record);
  return policy ? policy[1].toLowerCase() : 'absent';
}

/** Whether a record holds a key that mail is signed by (RFC 6376). */
export const hasDkimKey = (records: readonly string[]): boolean =>
  records.some((record) => /(^|;)\s*p\s*=\s*[A-Za-z0-9+/]/.test(record));

/** Names by which the common mail services publish their keys. */
export const DKIM_SELECTORS = [
  'default',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'dkim',
  'mail',
  'mandrill',
  'fm1',
  'zoho',
] as const;

/** Whether a domain says that it has a policy for encrypted delivery (RFC 8461). */
export const hasMtaStsRecord = (records: readonly string[]): boolean =>
  only(records, /^v=STSv1\s*(;|$)/i) !== null;

/** The mode of the policy; `absent` where it has none or asks for nothing. */
export function mtaStsOf(policy: string): string {
  const mode = /^mode:\s*(enforce|testing|none)\s*$/im.exec(policy)?.[1].toLowerCase();
  return mode === 'enforce' || mode === 'testing' ? mode : 'absent';
}

/** Whether a host is a domain or below it. */
export const isWithin = (host: string, domain: string): boolean =>
  host === domain || host.endsWith(`.${domain}`);
