import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { SpfDns, SpfRecordType } from './check-host';
import { checkHost } from './check-host';

type Row = 'TIMEOUT' | Record<string, string | (string | number)[]>;
type Zone = Readonly<Record<string, readonly Row[]>>;

/** The DNS of a test: policies that are written as SPF are texts, unless texts stand beside them. */
function dnsOf(zone: Zone): SpfDns {
  const names = new Map(Object.entries(zone).map(([name, rows]) => [name.toLowerCase(), rows]));
  const ask = async (type: SpfRecordType, name: string, hops = 0): Promise<string[] | null> => {
    const rows = names.get(name.toLowerCase().replace(/\.$/, '')) ?? [];
    const records = rows.filter((row) => row !== 'TIMEOUT').flatMap((row) => Object.entries(row));
    const [alias] = records.filter(([kind]) => kind === 'CNAME');
    if (alias) return hops > 5 ? null : ask(type, String(alias[1]), hops + 1);
    const hasTexts = records.some(([kind]) => kind === 'TXT');
    const wanted = type === 'TXT' && !hasTexts ? 'SPF' : type;
    const found = records.filter(([kind, value]) => kind === wanted && value !== 'NONE');
    if (found.length === 0 && rows.includes('TIMEOUT')) return null;
    return found.map(([, value]) => {
      if (!Array.isArray(value)) return String(value);
      return type === 'MX' ? String(value[1]) : value.join('');
    });
  };
  return (type, name) => ask(type, name);
}

const AT = new Date('2026-03-02T09:00:00Z');
const ME = { receiver: 'mx.receiver.test', at: AT };

const OWN: Zone = {
  'a.test': [{ A: '192.0.2.10' }, { AAAA: '2001:db8::10' }, { MX: [10, 'mx.a.test'] }],
  'mx.a.test': [{ A: '192.0.2.20' }],
  'open.test': [{ TXT: 'v=spf1 +all' }],
  'strict.test': [{ TXT: 'v=spf1 ip4:192.0.2.0/24 -all exp=why.test' }],
  'why.test': [{ TXT: '%{i} may not send for %{d}, says %{r} at %{t}' }],
  'silent.test': ['TIMEOUT'],
  '_spf.ten.test': [{ TXT: `v=spf1${' a:a.test'.repeat(8)} -all` }],
  '10.113.0.203.list.test': [{ A: '127.0.0.2' }],
  '10.113.0.203.in-addr.arpa': [{ PTR: 'host.a.test.' }],
  'host.a.test': [{ A: '203.0.113.10' }],
};

// A policy, what it says of 203.0.113.10, and why.
const CASES: [policy: string, result: string, reason: string | null][] = [
  ['v=spf1 -all', 'fail', '-all'],
  ['V=SPF1 +ALL', 'pass', '+ALL'],
  ['v=spf10 -all', 'none', null],
  ['v=spf1 a:a.test mx:a.test ~all', 'softfail', '~all'],
  ['v=spf1 mx:a.test', 'neutral', null],
  ['v=spf1 ip4:0.0.0.0/0 -all', 'pass', 'ip4:0.0.0.0/0'],
  ['v=spf1 mx:a.test/0 -all', 'pass', 'mx:a.test/0'],
  ['v=spf1 include:open.test -all', 'pass', 'include:open.test'],
  ['v=spf1 include:strict.test ?all', 'neutral', '?all'],
  ['v=spf1 redirect=strict.test', 'fail', '-all'],
  ['v=spf1 -exists:%{ir}.list.test ~all', 'fail', '-exists:%{ir}.list.test'],
  ['v=spf1 ?ptr:a.test -all', 'neutral', '?ptr:a.test'],
  ['v=spf1 include:nothing.test -all', 'permerror', 'nothing.test has no record'],
  ['v=spf1 include:silent.test -all', 'temperror', 'the DNS does not answer for silent.test'],
  ['v=spf1 a:a.test include:_spf.ten.test -all', 'fail', '-all'],
  [
    'v=spf1 a:a.test a:a.test include:_spf.ten.test -all',
    'permerror',
    'more than 10 terms ask the DNS',
  ],
  ['v=spf1 a:x.test a:y.test a:z.test -all', 'permerror', 'more than 2 names have no records'],
  ['v=spf1 -all ipv4:192.0.2.1', 'permerror', 'ipv4:192.0.2.1 is no term of SPF'],
  ['v=spf1 a:192.0.2.1 -all', 'permerror', 'a:192.0.2.1 is no term of SPF'],
  ['v=spf1 ip4:192.0.2.0/33 -all', 'permerror', 'ip4:192.0.2.0/33 is no term of SPF'],
];

describe('a policy of senders', () => {
  it.each(CASES)('%s is %s by %s', async (policy, result, reason) => {
    const dns = dnsOf({ ...OWN, 'own.test': [{ TXT: 'other' }, { TXT: policy }] });
    const client = { ...ME, address: '203.0.113.10', sender: 'ann@own.test', helo: 'h.test' };
    expect(await checkHost(client, dns)).toMatchObject({ result, reason });
  });

  it('is none that can be read where there are two', async () => {
    const dns = dnsOf({ 'own.test': [{ TXT: 'v=spf1 -all' }, { TXT: 'v=spf1 ~all' }] });
    const client = { ...ME, address: '203.0.113.10', sender: 'ann@own.test', helo: 'h.test' };
    const reason = 'own.test has more than one record';
    expect(await checkHost(client, dns)).toMatchObject({ result: 'permerror', reason });
  });

  it('tells whose policy it is and what it tells a sender', async () => {
    const dns = dnsOf({ ...OWN, 'own.test': [{ TXT: 'v=spf1 redirect=strict.test' }] });
    const client = { ...ME, address: '203.0.113.10', sender: '', helo: 'own.test' };
    expect(await checkHost(client, dns)).toEqual({
      result: 'fail',
      reason: '-all',
      explanation: `203.0.113.10 may not send for strict.test, says mx.receiver.test at ${AT.getTime() / 1_000}`,
      domains: ['own.test', 'strict.test'],
      records: ['v=spf1 ip4:192.0.2.0/24 -all exp=why.test'],
    });
  });
});

describe('a policy that is meant to keep its reader busy', () => {
  const LONG = 60_000;
  const client = { ...ME, address: '203.0.113.10', sender: 'ann@own.test', helo: 'h.test' };

  it.each([
    ['a label of the top', `a:x.${'a'.repeat(LONG)}!`],
    ['an address', `ip6:${':'.repeat(LONG)}`],
    ['a number', `a:x.test/${'1'.repeat(LONG)}!`],
    ['a macro', `exists:%{d${'0'.repeat(LONG)}}`],
  ])('is read at once by %s', async (_, term) => {
    const began = performance.now();
    const dns = dnsOf({ 'own.test': [{ TXT: `v=spf1 ${term} -all` }] });
    expect(await checkHost(client, dns)).toMatchObject({ result: 'permerror' });
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('asks once for the names of a client', async () => {
    const known = dnsOf({ 'own.test': [{ TXT: `v=spf1 exists:${'%{p}'.repeat(50)}.test -all` }] });
    const asked: string[] = [];
    await checkHost(client, (type, name) => {
      asked.push(type);
      return known(type, name);
    });
    expect(asked.filter((type) => type === 'PTR')).toHaveLength(1);
  });
});

interface Suite {
  description: string;
  tests: Record<string, Expected>;
  zonedata: Zone;
}

interface Expected {
  helo: string;
  host: string;
  mailfrom: string;
  result: string | string[];
  explanation?: string;
}

/** The public test suite of RFC 7208, which lies beside a checkout where somebody has put it. */
const FILE = join(process.cwd(), '../shared/foreign/mail/rfc7208-tests.yml');
const suites = existsSync(FILE)
  ? parseAllDocuments(readFileSync(FILE, 'utf8')).map((one) => one.toJS() as Suite)
  : [];

async function verdictOf({ zonedata }: Suite, { host, mailfrom, helo }: Expected) {
  const client = { ...ME, address: host, sender: mailfrom, helo };
  const { result, explanation } = await checkHost(client, dnsOf(zonedata));
  return { result, explanation: explanation ?? 'DEFAULT' };
}

describe('the public test suite of RFC 7208', () => {
  if (suites.length === 0) {
    it(`is left out, as it is not there: ${FILE}`, () => {
      expect(existsSync(FILE)).toBe(false);
    });
    return;
  }
  it.each(suites.map((suite) => [suite.description, suite] as const))('%s', async (_, suite) => {
    for (const [name, expected] of Object.entries(suite.tests)) {
      const { result, explanation } = await verdictOf(suite, expected);
      expect([name, [expected.result].flat()]).toEqual([name, expect.arrayContaining([result])]);
      if (!expected.explanation) continue;
      expect([name, explanation]).toEqual([name, expected.explanation]);
    }
  });
});
