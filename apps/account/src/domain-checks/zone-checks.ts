import type { DnsClient } from './dns-client';
import { unlessSilent } from './mail-checks';
import type { Note } from './real-domain-checks';

/** Whether the answers about a domain are signed, and who may issue certificates for it. */
export async function checkZone(
  domain: string,
  { dns, note }: { dns: DnsClient; note: Note },
): Promise<void> {
  await unlessSilent(async () => {
    const { records, isVerified } = await dns.ask('DNSKEY', domain);
    const isSigned = isVerified || records.length > 0;
    note('dns.dnssec', isSigned ? 'signed' : 'unsigned', {
      asked: `DNSKEY ${domain}`,
      answered: `${records.length} keys; the resolver ${isVerified ? 'has' : 'has not'} verified them`,
    });
  });
  await unlessSilent(async () => {
    const { records } = await dns.ask('CAA', domain);
    const issuers = records.flatMap((record) =>
      record.type === 'CAA' ? [`${record.data.tag} ${record.data.value}`] : [],
    );
    note('dns.caa', issuers.length ? 'present' : 'absent', {
      asked: `CAA ${domain}`,
      answered: issuers.join(' | ') || 'There is no such record.',
    });
  });
}
