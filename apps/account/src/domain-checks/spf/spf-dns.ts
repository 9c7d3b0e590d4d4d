import type { Answer } from 'dns-packet';
import type { DnsClient } from '../dns-client';
import { DnsSilence } from '../dns-client';
import type { SpfDns } from './check-host';

// RFC 7208 §4.6.4: whoever leads from name to name does not keep the scan longer.
const LIMIT_MS = 20_000;

/** Asks a DNS server for one check of a policy; no answer any more once its time is over. */
export function spfDnsOf(dns: DnsClient): SpfDns {
  const late = AbortSignal.timeout(LIMIT_MS);
  return async (type, name) => {
    if (late.aborted) return null;
    try {
      if (type === 'TXT') return await dns.texts(name);
      const { records } = await dns.ask(type, name);
      return type === 'MX' ? mailHostsOf(records) : records.flatMap(nameIn);
    } catch (error) {
      if (error instanceof DnsSilence) return null;
      throw error;
    }
  };
}

const nameIn = (record: Answer): string[] =>
  'data' in record && typeof record.data === 'string' ? [record.data] : [];

/** The preferred first. */
const mailHostsOf = (records: readonly Answer[]): string[] =>
  records
    .flatMap((record) => (record.type === 'MX' ? [record.data] : []))
    .sort((one, other) => (one.preference ?? 0) - (other.preference ?? 0))
    .map(({ exchange }) => exchange);
