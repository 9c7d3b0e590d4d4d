import type { Address } from './spf-address';
import { addressIn, isV6 } from './spf-address';
import { wrong } from './spf-fault';
import { isDomainSpec, isMacroString } from './spf-macros';

export type Qualifier = '+' | '-' | '~' | '?';

interface Term {
  /** As it stands in the record. */
  text: string;
  qualifier: Qualifier;
}

/** The hosts of a domain, and how much of their addresses counts. */
export interface HostMechanism extends Term {
  kind: 'a' | 'mx';
  domain: string | null;
  bits4: number | null;
  bits6: number | null;
}

/** What may match a client (RFC 7208 §5); a null domain is the one that is checked. */
export type Mechanism =
  | HostMechanism
  | (Term &
      (
        | { kind: 'all' }
        | { kind: 'include' | 'exists'; domain: string }
        | { kind: 'ptr'; domain: string | null }
        | { kind: 'ip4' | 'ip6'; network: Address; bits: number | null }
      ));

/** A policy as it is published. */
export interface SpfRecord {
  mechanisms: Mechanism[];
  redirect: string | null;
  explanation: string | null;
}

const VERSION = /^v=spf1(?= |$)/i;
const MECHANISM = /^([-+~?]?)(all|include|exists|ptr|a|mx|ip4|ip6)(?=[:/]|$)(.*)$/i;
const MODIFIER = /^([a-z][a-z0-9_.-]*)=(.*)$/i;
const NUMBER = '(0|[1-9]\\d*)';
const HOSTS = new RegExp(`^(?::(.+?))?(?:/${NUMBER})?(?://${NUMBER})?$`);
const NETWORK = new RegExp(`^:([^/]+)(?:/${NUMBER})?$`);
const BITS_4 = 32;
const BITS_6 = 128;

/** The policies among the texts of a name; there should be one. */
export const spfRecordsIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => VERSION.test(text));

/** Reads a policy; a fault anywhere makes all of it worth nothing (RFC 7208 §4.6). */
export function readRecord(text: string): SpfRecord {
  if (!/^[\x20-\x7e]*$/.test(text)) throw wrong('the record has characters other than ASCII');
  const record: SpfRecord = { mechanisms: [], redirect: null, explanation: null };
  for (const term of text.replace(VERSION, '').split(' ').filter(Boolean)) {
    const modifier = MODIFIER.exec(term);
    if (modifier) readModifier(record, modifier);
    else record.mechanisms.push(mechanismOf(term));
  }
  return record;
}

function readModifier(record: SpfRecord, [term, name, value]: RegExpExecArray): void {
  const key = { redirect: 'redirect', exp: 'explanation' }[name.toLowerCase()] as
    'redirect' | 'explanation' | undefined;
  if (!key) {
    if (!isMacroString(value)) throw notSpf(term);
    return;
  }
  if (record[key] !== null) throw wrong(`${name} stands twice`);
  record[key] = domainOf(value, term);
}

function mechanismOf(text: string): Mechanism {
  const [, sign, name, rest] = MECHANISM.exec(text) ?? [];
  if (name === undefined) throw notSpf(text);
  const term = { text, qualifier: (sign || '+') as Qualifier };
  const kind = name.toLowerCase() as Mechanism['kind'];
  switch (kind) {
    case 'all':
      if (rest) throw notSpf(text);
      return { ...term, kind };
    case 'include':
    case 'exists':
      return { ...term, kind, domain: domainAfterColon(rest, text) };
    case 'ptr':
      return { ...term, kind, domain: rest ? domainAfterColon(rest, text) : null };
    case 'a':
    case 'mx': {
      const found = HOSTS.exec(rest);
      if (!found) throw notSpf(text);
      const [, domain, bits4, bits6] = found;
      const bits = { bits4: bitsOf(bits4, BITS_4, text), bits6: bitsOf(bits6, BITS_6, text) };
      return { ...term, kind, domain: domain ? domainOf(domain, text) : null, ...bits };
    }
    case 'ip4':
    case 'ip6': {
      const [, address = '', bits] = NETWORK.exec(rest) ?? [];
      const network = addressIn(address);
      if (!network || isV6(network) !== (kind === 'ip6')) throw notSpf(text);
      return { ...term, kind, network, bits: bitsOf(bits, kind === 'ip6' ? BITS_6 : BITS_4, text) };
    }
  }
}

function domainAfterColon(rest: string, term: string): string {
  if (!rest.startsWith(':')) throw notSpf(term);
  return domainOf(rest.slice(1), term);
}

function domainOf(text: string, term: string): string {
  if (!isDomainSpec(text)) throw notSpf(term);
  return text;
}

function bitsOf(text: string | undefined, most: number, term: string): number | null {
  if (text === undefined) return null;
  if (Number(text) > most) throw notSpf(term);
  return Number(text);
}

const notSpf = (term: string): Error => wrong(`${term} is no term of SPF`);
