import type { Finding } from '../../domain/finding';
import { passedShare, withShares } from '../../domain/finding';
import { severityOf } from '../severity';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { listOf, textOf } from '../vendor';

/** Safeguard: the share of its checks of accounts with rights that passed. */
export const SAFEGUARD: Vendor = {
  connectorType: 'SAFEGUARD',
  connectorName: 'Safeguard',
  description: 'Reads how accounts with rights are kept.',
  signIn: 'CREDENTIALS',
  origin: 'https://api.safeguard.oneidentity.com',
  isProven: false,
  async read(reader: ToolReader): Promise<SourceReading> {
    const findings = listOf(await reader.json('/v4/checks'), 'checks').map(checkFinding);
    return {
      findings: withShares(findings),
      score: passedShare(findings),
      label: null,
      metadata: {},
    };
  },
};

const checkFinding = (row: Record<string, unknown>): Finding => ({
  check: textOf(row, 'id'),
  subject: textOf(row, 'subject'),
  title: textOf(row, 'title'),
  verdict: textOf(row, 'result') === 'PASSED' ? 'PASS' : 'FAIL',
  severity: severityOf(textOf(row, 'severity')),
  control: 'MFA_FOR_ADMINISTRATORS',
  evidence: textOf(row, 'result'),
  points: 0,
});
