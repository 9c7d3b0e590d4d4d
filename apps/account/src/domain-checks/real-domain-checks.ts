import { Injectable } from '@nestjs/common';
import { Clock } from '@palisade/platform';
import type { Finding } from '../domain/scan/finding';
import { isWithin } from '../domain/scan/mail-records';
import {
  certificateOf,
  daysLeft,
  hasPrivacyLink,
  headerFaultsOf,
  REMOTE_DESKTOP_PORT,
  RISKY_PORTS,
  tlsVersionOf,
} from '../domain/scan/web-findings';
import { DnsClient } from './dns-client';
import type { CheckOrder } from './domain-checks';
import { DomainChecks } from './domain-checks';
import { checkMail } from './mail-checks';
import { checkZone } from './zone-checks';
import type { WebAnswer } from './public-web';
import { PublicWeb } from './public-web';
import { ScanNetwork } from './scan-network';

const MAX_HOPS = 3;
const ANSWER_MAX = 500;
const MAIL_STEPS = 1;
const OTHER_STEPS = 3;

/** Writes a finding down with the time. */
export type Note = (
  signal: Finding['signal'],
  value: Finding['value'],
  seen: Pick<Finding, 'asked' | 'answered'>,
) => void;

/** Looks at a domain by requests to the DNS and to its own public servers. */
@Injectable()
export class RealDomainChecks extends DomainChecks {
  constructor(
    private readonly network: ScanNetwork,
    private readonly clock: Clock,
  ) {
    super();
  }

  override asksOutside(): boolean {
    return true;
  }

  /** Throws 409 when the domain leads to the inside of a network; nothing was connected to then. */
  override async check(domainName: string, order: CheckOrder): Promise<Finding[]> {
    const { hasPortConsent, onProgress } = order;
    const dns = new DnsClient(this.network);
    const web = (): PublicWeb => new PublicWeb(this.network, dns);
    const findings: Finding[] = [];
    const note: Note = (signal, value, { asked, answered }) => {
      const at = this.clock.now().toISOString();
      findings.push({ signal, value, asked, answered: answered.slice(0, ANSWER_MAX), at });
    };
    const total = MAIL_STEPS + OTHER_STEPS + (hasPortConsent ? RISKY_PORTS.length : 0);
    const address = await web().addressOf(domainName);
    await onProgress(1, total);
    await checkMail(domainName, { dns, web: web(), note });
    await onProgress(2, total);
    await checkZone(domainName, { dns, note });
    await onProgress(3, total);
    if (address !== null) await this.checkSite(domainName, web(), note);
    await onProgress(OTHER_STEPS + MAIL_STEPS, total);
    if (address !== null && hasPortConsent) {
      const tell = (tried: number) => onProgress(OTHER_STEPS + MAIL_STEPS + tried, total);
      await checkPorts({ domainName, address, web: web(), note, tell });
    }
    return findings;
  }

  private async checkSite(domainName: string, web: PublicWeb, note: Note): Promise<void> {
    const asked = `https://${domainName}/`;
    try {
      const page = await follow(asked, domainName, web);
      if (!page) return;
      this.noteTls(page, note);
      const plain = await plainFault(domainName, web);
      const faults = [...plain.faults, ...headerFaultsOf(page)];
      const status = `${page.url} answered ${page.status}; ${plain.told}`;
      const told = `${status}. Faults: ${faults.join(', ') || 'none'}`;
      note('http.headers', faults, { asked: `GET ${page.url}`, answered: told });
      const isFound = hasPrivacyLink(page.body);
      note('http.privacyPolicy', isFound ? 'found' : 'not-found', {
        asked: `GET ${page.url}`,
        answered: isFound ? 'The page links to a privacy policy.' : 'No such link on the page.',
      });
    } catch (error) {
      // Silence says nothing; a server that refuses the connection has no TLS.
      if (codeOf(error) !== 'ECONNREFUSED') return;
      note('tls.version', 'none', { asked: `TLS to ${domainName}`, answered: 'Refused.' });
    }
  }

  private noteTls({ url, protocol, certificate }: WebAnswer, note: Note): void {
    if (!certificate) return;
    const now = this.clock.now();
    const asked = `TLS to ${new URL(url).hostname}`;
    note('tls.version', tlsVersionOf(protocol), { asked, answered: protocol ?? 'none' });
    const { fault, validTo } = certificate;
    const left = `valid until ${validTo.toISOString()}, ${daysLeft(validTo, now)} days left`;
    const answered = fault ? `${left}; ${fault}` : left;
    note('tls.certificate', certificateOf(certificate, now), { asked, answered });
  }
}

/** The page that a site leads to, as long as it stays within the domain. */
async function follow(url: string, domain: string, web: PublicWeb): Promise<WebAnswer | null> {
  let answer = await web.get(url);
  for (let hop = 0; answer && hop < MAX_HOPS; hop++) {
    const next = nextOf(answer);
    const isOwn = next?.protocol === 'https:' && isWithin(next.hostname, domain);
    if (!isOwn || next.port) return answer;
    // Where it leads to the inside or nowhere, what was seen so far stands.
    const further = await web.get(next.href).catch(() => null);
    if (!further) return answer;
    answer = further;
  }
  return answer;
}

function nextOf({ status, headers, url }: WebAnswer): URL | null {
  const { location } = headers;
  const isRedirect = status >= 300 && status < 400 && typeof location === 'string';
  return isRedirect && URL.canParse(location, url) ? new URL(location, url) : null;
}

/** Whether who comes without encryption is led to it; no answer there is no fault. */
async function plainFault(
  domain: string,
  web: PublicWeb,
): Promise<{ faults: string[]; told: string }> {
  const answer = await web.get(`http://${domain}/`).catch(() => null);
  if (!answer) return { faults: [], told: 'nothing answers http' };
  const isLed = nextOf(answer)?.protocol === 'https:';
  return isLed
    ? { faults: [], told: 'http leads to https' }
    : { faults: ['no-redirect-to-https'], told: `http answered ${answer.status}` };
}

interface PortCheck {
  domainName: string;
  address: string;
  web: PublicWeb;
  note: Note;
  tell: (tried: number) => Promise<void>;
}

async function checkPorts({ domainName, address, web, note, tell }: PortCheck): Promise<void> {
  const open: number[] = [];
  for (const [index, port] of RISKY_PORTS.entries()) {
    if (await web.isOpen(domainName, address, port)) open.push(port);
    await tell(index + 1);
  }
  const seen = {
    asked: `Connections to ${RISKY_PORTS.length} ports of ${address}`,
    answered: open.length ? `Open: ${open.join(', ')}` : 'None is open.',
  };
  note('ports.risky', open.length, seen);
  note('ports.rdp', open.includes(REMOTE_DESKTOP_PORT) ? 'open' : 'closed', seen);
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : null;
