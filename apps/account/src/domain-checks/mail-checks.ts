import {
  DKIM_SELECTORS,
  dmarcOf,
  hasDkimKey,
  hasMtaStsRecord,
  mtaStsOf,
  spfOf,
  spfSeen,
  thirdPartySendersOf,
} from '../domain/scan/mail-records';
import type { DnsClient } from './dns-client';
import { DnsSilence } from './dns-client';
import type { PublicWeb } from './public-web';
import type { Note } from './real-domain-checks';
import { checkHost } from './spf/check-host';
import { spfDnsOf } from './spf/spf-dns';

// Of a network that is kept for documentation (RFC 5737): no policy means it.
const STRANGER = '192.0.2.1';

interface MailCheck {
  dns: DnsClient;
  web: PublicWeb;
  note: Note;
}

/** How the mail of a domain is protected from being forged or read on its way. */
export async function checkMail(domain: string, { dns, web, note }: MailCheck): Promise<void> {
  await unlessSilent(() => checkSpf(domain, dns, note));
  await unlessSilent(async () => {
    const name = `_dmarc.${domain}`;
    const records = await dns.texts(name);
    note('mail.dmarc', dmarcOf(records), { asked: `TXT ${name}`, answered: listed(records) });
  });
  await unlessSilent(() => checkDkim(domain, dns, note));
  await unlessSilent(async () => {
    const name = `_mta-sts.${domain}`;
    const records = await dns.texts(name);
    const address = `https://mta-sts.${domain}/.well-known/mta-sts.txt`;
    if (!hasMtaStsRecord(records)) {
      return note('mail.mtasts', 'absent', { asked: `TXT ${name}`, answered: listed(records) });
    }
    const page = await web.get(address).catch(() => null);
    const isPolicy = page?.status === 200 && page.certificate?.fault === null;
    const answered = page ? `${page.status}: ${page.body}` : 'No public server answers.';
    note('mail.mtasts', isPolicy ? mtaStsOf(page.body) : 'absent', {
      asked: `TXT ${name}, GET ${address}`,
      answered,
    });
  });
}

/** By what the policy says of a client that nobody has named, so that all of it is read. */
async function checkSpf(domain: string, dns: DnsClient, note: Note): Promise<void> {
  const sender = `postmaster@${domain}`;
  const client = { address: STRANGER, sender, helo: domain, receiver: 'unknown', at: new Date(0) };
  const { result, reason, domains, records } = await checkHost(client, spfDnsOf(dns));
  const asked = [...new Set(domains)].map((name) => `TXT ${name}`).join(', ');
  const value = spfOf(result);
  if (value) note('mail.spf', value, { asked, answered: spfSeen(value, reason, listed(records)) });
  if (records.length !== 1) return;
  const senders = thirdPartySendersOf(records, domain);
  note('mail.thirdPartySenders', senders.length, {
    asked,
    answered: senders.join(', ') || 'No other company may send.',
  });
}

/** All names are asked at once: the answers come from the DNS, not from a host of the domain. */
async function checkDkim(domain: string, dns: DnsClient, note: Note): Promise<void> {
  const found = await Promise.all(
    DKIM_SELECTORS.map(async (selector) => {
      const records = await dns.texts(`${selector}._domainkey.${domain}`);
      return hasDkimKey(records) ? [selector] : [];
    }),
  );
  const selectors = found.flat();
  note('mail.dkim', selectors.length ? 'found' : 'not-found', {
    asked: `TXT of ${DKIM_SELECTORS.length} common selectors below _domainkey.${domain}`,
    answered: selectors.length ? `Keys: ${selectors.join(', ')}` : 'No key under these names.',
  });
}

/** A server that says nothing leaves the signal out: that is not the same as no record. */
export async function unlessSilent(check: () => Promise<void>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (!(error instanceof DnsSilence)) throw error;
  }
}

/** Records as they were answered. */
export const listed = (records: readonly string[]): string =>
  records.join(' | ') || 'There is no such record.';
