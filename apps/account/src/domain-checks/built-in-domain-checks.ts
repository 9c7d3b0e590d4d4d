import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '@palisade/platform';
import type { Observation, SignalId } from '@palisade/trade';
import type { Finding } from '../domain/scan/finding';
import { DomainChecks } from './domain-checks';

// Better values come more than once, as most companies' domains are in order.
const SEEN: readonly (readonly [id: SignalId, choices: readonly Observation[]])[] = [
  ['tls.version', ['TLS1.3', 'TLS1.3', 'TLS1.2', 'TLS1.2', 'TLS1.1']],
  ['tls.certificate', ['valid>30d', 'valid>30d', 'valid>30d', 'valid<=30d', 'expired']],
  ['dns.dnssec', ['unsigned', 'unsigned', 'signed']],
  ['dns.caa', ['absent', 'present']],
  [
    'http.headers',
    [
      [],
      ['server-version-disclosed'],
      ['csp-missing'],
      ['csp-missing', 'x-content-type-options-missing'],
      ['csp-missing', 'hsts-missing', 'server-version-disclosed'],
    ],
  ],
  ['http.privacyPolicy', ['found', 'found', 'not-found']],
  ['domain.lookalike', [0, 0, 1, 4]],
  ['mail.spf', ['-all', '~all', '~all', '?all', 'none']],
  ['mail.dmarc', ['reject', 'quarantine', 'none', 'none', 'absent']],
  ['mail.dkim', ['found', 'found', 'not-found']],
  ['mail.mtasts', ['absent', 'absent', 'testing', 'enforce']],
  ['mail.thirdPartySenders', [1, 2, 4, 7]],
];

const ASKED = 'The built-in checks of invented domains, which exist nowhere';

/**
 * Checks without any network: they know the invented domains of the built-in directory, of which
 * each name always shows the same, and have seen nothing of any real one.
 */
@Injectable()
export class BuiltInDomainChecks extends DomainChecks {
  constructor(private readonly clock: Clock) {
    super();
  }

  override asksOutside(): boolean {
    return false;
  }

  override async check(domainName: string): Promise<Finding[]> {
    if (!isInvented(domainName)) return [];
    const bytes = createHash('sha256').update(domainName).digest();
    const at = this.clock.now().toISOString();
    return SEEN.map(([signal, choices], index) => {
      const value = choices[bytes[index] % choices.length];
      const answered = Array.isArray(value) ? value.join(', ') || 'no faults' : String(value);
      return { signal, value, asked: ASKED, answered, at };
    });
  }
}

/** `.example` is kept for documentation (RFC 2606): nobody can own such a domain. */
export const isInvented = (domainName: string): boolean => domainName.endsWith('.example');
