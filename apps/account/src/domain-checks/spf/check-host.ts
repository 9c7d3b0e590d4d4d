import type { SpfResult } from '../../domain/scan/mail-records';
import type { Address } from './spf-address';
import { addressIn, arpaZoneOf, clientIn, dotted, isIn, isV6, reverseNameOf } from './spf-address';
import { SpfFault, wrong } from './spf-fault';
import type { MacroValues } from './spf-macros';
import { expand, isExplanation, isName, targetOf } from './spf-macros';
import type { HostMechanism, Mechanism, SpfRecord } from './spf-record';
import { readRecord, spfRecordsIn } from './spf-record';

/** What a policy is asked of: texts put together, addresses, names of hosts, and mail hosts in order. */
export type SpfRecordType = 'TXT' | 'A' | 'AAAA' | 'MX' | 'PTR';

/** The records of a name; none where it has none, null where the DNS does not answer. */
export type SpfDns = (type: SpfRecordType, name: string) => Promise<string[] | null>;

/** Who sends: the address of the client, and as whom it speaks. */
export interface SpfClient {
  address: string;
  sender: string;
  helo: string;
  /** Who checks, and when: only an explanation tells them. */
  receiver: string;
  at: Date;
}

export interface SpfVerdict {
  result: SpfResult;
  /** The term that decided, or what is wrong; null where nothing matched. */
  reason: string | null;
  /** What the domain tells a sender that fails. */
  explanation: string | null;
  /** The domain, and those that its policy was redirected to. */
  domains: string[];
  /** The policies that the last of them publishes. */
  records: string[];
}

// RFC 7208 §4.6.4.
const TERMS_MAX = 10;
const VOIDS_MAX = 2;
const HOSTS_MAX = 10;

const RESULTS = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const;
const MS = 1_000;

/** Whether a client may send for a domain, by the policy of the domain (RFC 7208 §4, check_host). */
export async function checkHost(client: SpfClient, dns: SpfDns): Promise<SpfVerdict> {
  const address = clientIn(client.address);
  if (!address) throw new RangeError(`${client.address} is no address.`);
  const sender = client.sender || client.helo;
  const at = sender.lastIndexOf('@');
  const domain = sender.slice(at + 1);
  const local = sender.slice(0, Math.max(0, at)) || 'postmaster';
  const check = new Check({ ...client, sender: `${local}@${domain}` }, address, dns);
  return check.verdictOn(domain);
}

interface Outcome {
  result: SpfResult;
  reason: string | null;
  /** Whose explanation counts, and what it is. */
  explained: { domain: string; by: string } | null;
}

/** One check, with what it may still ask. */
class Check {
  private terms = 0;
  private voids = 0;
  private names: Promise<string[]> | null = null;
  private domains: string[] = [];
  private records: string[] = [];

  constructor(
    private readonly client: SpfClient,
    private readonly address: Address,
    private readonly dns: SpfDns,
  ) {}

  async verdictOn(domain: string): Promise<SpfVerdict> {
    const { result, reason, explained } = await this.outcomeOf(domain, true).catch(faultOf);
    const explanation =
      result === 'fail' && explained ? await this.explanationOf(explained).catch(nothing) : null;
    return { result, reason, explanation, domains: this.domains, records: this.records };
  }

  /** What the policy of a domain says; `isOwn` unless it is only included. */
  private async outcomeOf(domain: string, isOwn: boolean): Promise<Outcome> {
    const isAskable = isName(domain) && domain.includes('.');
    const records = isAskable ? spfRecordsIn(await this.ask('TXT', domain)) : [];
    if (isOwn) {
      this.domains.push(domain);
      this.records = records;
    }
    if (records.length === 0) return { result: 'none', reason: null, explained: null };
    if (records.length > 1) throw wrong(`${domain} has more than one record`);
    return this.outcomeBy(readRecord(records[0]), domain, isOwn);
  }

  private async outcomeBy(record: SpfRecord, domain: string, isOwn: boolean): Promise<Outcome> {
    const { mechanisms, redirect, explanation } = record;
    for (const mechanism of mechanisms) {
      if (!(await this.isMatch(mechanism, domain))) continue;
      const explained = explanation === null ? null : { domain, by: explanation };
      return { result: RESULTS[mechanism.qualifier], reason: mechanism.text, explained };
    }
    if (redirect === null) return { result: 'neutral', reason: null, explained: null };
    this.countTerm();
    const target = await targetOf(redirect, this.valuesFor(domain));
    const outcome = await this.outcomeOf(target, isOwn);
    if (outcome.result === 'none') throw wrong(`${target} has no record`);
    return outcome;
  }

  private async isMatch(mechanism: Mechanism, domain: string): Promise<boolean> {
    if (mechanism.kind === 'all') return true;
    if ('network' in mechanism) return isIn(this.address, mechanism.network, mechanism.bits);
    this.countTerm();
    const target = await this.targetIn(mechanism.domain, domain);
    switch (mechanism.kind) {
      case 'include':
        return this.isIncluded(target);
      case 'exists':
        return (await this.asked('A', target)).length > 0;
      case 'ptr':
        return (await this.provedNames()).some((name) => isBelow(name, target));
      case 'a':
        return this.isHost(target, this.bitsOf(mechanism));
      case 'mx':
        return this.isMailHost(target, this.bitsOf(mechanism));
    }
  }

  private async isIncluded(target: string): Promise<boolean> {
    const { result } = await this.outcomeOf(target, false);
    if (result === 'none') throw wrong(`${target} has no record`);
    return result === 'pass';
  }

  private async isMailHost(target: string, bits: number | null): Promise<boolean> {
    for (const [index, host] of (await this.asked('MX', target)).entries()) {
      if (index === HOSTS_MAX) throw wrong(`${target} has more than ${HOSTS_MAX} mail hosts`);
      if (await this.isHost(host.replace(/\.$/, ''), bits)) return true;
    }
    return false;
  }

  private async isHost(host: string, bits: number | null): Promise<boolean> {
    const found = await this.asked(this.family, host);
    return found.some((text) => this.isAt(text, bits));
  }

  private isAt(text: string, bits: number | null): boolean {
    const address = addressIn(text);
    return address !== null && isIn(this.address, address, bits);
  }

  /** Asked for once, however often a policy wants them. */
  private provedNames(): Promise<string[]> {
    this.names ??= this.proveNames();
    return this.names;
  }

  /** The names of the client that lead back to it; what does not answer is passed over (§5.5). */
  private async proveNames(): Promise<string[]> {
    const names = (await this.dns('PTR', reverseNameOf(this.address))) ?? [];
    const proved: string[] = [];
    for (const name of names.slice(0, HOSTS_MAX).map((one) => one.replace(/\.$/, ''))) {
      const found = isName(name) ? await this.dns(this.family, name) : null;
      if (found?.some((text) => this.isAt(text, null))) proved.push(name);
    }
    return proved;
  }

  private async explanationOf({
    domain,
    by,
  }: {
    domain: string;
    by: string;
  }): Promise<string | null> {
    const values = this.valuesFor(domain);
    const target = await targetOf(by, values);
    const texts = isName(target) ? await this.dns('TXT', target) : null;
    if (texts?.length !== 1 || !isExplanation(texts[0])) return null;
    const { receiver, at } = this.client;
    return expand(texts[0], {
      ...values,
      c: () => this.address.toString(),
      r: () => receiver,
      t: () => String(Math.floor(at.getTime() / MS)),
    });
  }

  private valuesFor(domain: string): MacroValues {
    const { sender, helo } = this.client;
    const at = sender.lastIndexOf('@');
    return {
      s: () => sender,
      l: () => sender.slice(0, at),
      o: () => sender.slice(at + 1),
      d: () => domain,
      i: () => dotted(this.address),
      p: async () => nearest(await this.provedNames(), domain),
      v: () => arpaZoneOf(this.address),
      h: () => helo,
    };
  }

  private async targetIn(spec: string | null, domain: string): Promise<string> {
    return spec === null ? domain : targetOf(spec, this.valuesFor(domain));
  }

  private bitsOf({ bits4, bits6 }: HostMechanism): number | null {
    return isV6(this.address) ? bits6 : bits4;
  }

  private get family(): 'A' | 'AAAA' {
    return isV6(this.address) ? 'AAAA' : 'A';
  }

  private countTerm(): void {
    this.terms += 1;
    if (this.terms > TERMS_MAX) throw wrong(`more than ${TERMS_MAX} terms ask the DNS`);
  }

  /** What a term asks for: names that have nothing are counted, those that can be none match nothing. */
  private async asked(type: SpfRecordType, name: string): Promise<string[]> {
    if (!isName(name)) return [];
    const found = await this.ask(type, name);
    if (found.length === 0) this.voids += 1;
    if (this.voids > VOIDS_MAX) throw wrong(`more than ${VOIDS_MAX} names have no records`);
    return found;
  }

  private async ask(type: SpfRecordType, name: string): Promise<string[]> {
    const found = await this.dns(type, name);
    if (!found) throw new SpfFault('temperror', `the DNS does not answer for ${name}`);
    return found;
  }
}

function faultOf(error: unknown): Outcome {
  if (!(error instanceof SpfFault)) throw error;
  return { result: error.result, reason: error.message, explained: null };
}

function nothing(error: unknown): null {
  if (!(error instanceof SpfFault)) throw error;
  return null;
}

const isBelow = (name: string, domain: string): boolean =>
  `.${name}`.toLowerCase().endsWith(`.${domain}`.toLowerCase());

/** Of the names of a client the domain itself, else one below it, else any (RFC 7208 §7.3). */
const nearest = (names: readonly string[], domain: string): string =>
  names.find((name) => name.toLowerCase() === domain.toLowerCase()) ??
  names.find((name) => isBelow(name, domain)) ??
  names[0] ??
  'unknown';
