import type { Answer, RecordType } from 'dns-packet';
import type { Finding } from '../domain/scan/finding';
import type { DnsAnswer } from './dns-client';
import { DnsClient, DnsSilence } from './dns-client';
import { checkMail } from './mail-checks';
import type { PublicWeb } from './public-web';

const OWN = 'own.test';
const HOSTS = 'v=spf1 ip4:198.51.100.0/24 ~all';
const MAIL_HOSTS: Answer[] = [20, 10].map((preference) => ({
  type: 'MX',
  name: OWN,
  data: { preference, exchange: `mx${preference}.test` },
}));

/** A DNS that knows these texts and two mail hosts, and says nothing of `silent.test`. */
class KnownDns extends DnsClient {
  readonly asked: string[] = [];

  constructor(private readonly known: Readonly<Record<string, string>>) {
    super({} as never);
  }

  override async ask(type: RecordType, name: string): Promise<DnsAnswer> {
    this.asked.push(`${type} ${name}`);
    if (name === 'silent.test') throw new DnsSilence(name);
    const text = type === 'TXT' ? this.known[name] : undefined;
    const address: Answer = { type: 'A', name, data: '198.51.100.1' };
    const hosts = type === 'A' ? [address] : type === 'MX' ? MAIL_HOSTS : [];
    return { records: text ? [{ type: 'TXT', name, data: text }] : hosts, isVerified: false };
  }
}

async function seenOf(policy: string | null): Promise<{ findings: Finding[]; asked: string[] }> {
  const dns = new KnownDns({ ...(policy ? { [OWN]: policy } : {}), 'hosts.test': HOSTS });
  const findings: Finding[] = [];
  await checkMail(OWN, {
    dns,
    web: {} as PublicWeb,
    note: (signal, value, seen) => void findings.push({ signal, value, ...seen, at: '' }),
  });
  return { findings, asked: dns.asked };
}

describe('checks of mail', () => {
  it.each([
    ['v=spf1 include:hosts.test -all', '-all', 1, 'v=spf1 include:hosts.test -all'],
    ['v=spf1 mx ~all', '~all', 0, 'v=spf1 mx ~all'],
    ['v=spf1 redirect=hosts.test', '~all', 0, HOSTS],
    [
      'v=spf1 ip4:0.0.0.0/0 -all',
      '+all',
      0,
      'Anybody may send by ip4:0.0.0.0/0: v=spf1 ip4:0.0.0.0/0 -all',
    ],
    [
      `v=spf1${' a'.repeat(10)} include:hosts.test -all`,
      'invalid',
      1,
      `Not valid, as more than 10 terms ask the DNS: v=spf1${' a'.repeat(10)} include:hosts.test -all`,
    ],
    [
      'v=spf1 include:gone.test -all',
      'invalid',
      1,
      'Not valid, as gone.test has no record: v=spf1 include:gone.test -all',
    ],
    ['v=spf1 include:silent.test -all', undefined, 1, undefined],
    [null, 'none', undefined, 'There is no such record.'],
  ])('SPF of %s is %s', async (policy, value, senders, answered) => {
    const { findings } = await seenOf(policy);
    const spf = findings.find(({ signal }) => signal === 'mail.spf');
    const others = findings.find(({ signal }) => signal === 'mail.thirdPartySenders');
    expect([spf?.value, others?.value, spf?.answered]).toEqual([value, senders, answered]);
  });

  it('tells whose policy counts, and asks the preferred mail host first', async () => {
    const { findings } = await seenOf('v=spf1 redirect=hosts.test');
    expect(findings[0].asked).toBe(`TXT ${OWN}, TXT hosts.test`);
    const { asked } = await seenOf('v=spf1 mx -all');
    expect(asked.filter((one) => one.includes('mx'))).toEqual(['A mx10.test', 'A mx20.test']);
  });
});
