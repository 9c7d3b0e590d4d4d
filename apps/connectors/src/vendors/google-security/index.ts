import type { Finding, Severity } from '../../domain/finding';
import { deducted, withPoints } from '../../domain/finding';
import { severityOf } from '../severity';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { fieldOf, listOf, textOf } from '../vendor';

const POINTS: Readonly<Partial<Record<Severity, number>>> = { CRITICAL: 8, HIGH: 2 };

/** Google Security Command Center: 100 less 8 for each critical and 2 for each high finding. */
export const GOOGLE_SECURITY: Vendor = {
  connectorType: 'GSC',
  connectorName: 'Google Security Command Center',
  description: 'Reads the open findings of the projects of an organisation.',
  signIn: 'CREDENTIALS',
  origin: 'https://securitycenter.googleapis.com',
  isProven: false,
  async read(reader: ToolReader): Promise<SourceReading> {
    const rows = listOf(
      await reader.json('/v2/organizations/-/sources/-/findings'),
      'listFindingsResults',
    );
    const findings = rows.map(findingOf);
    const score = deducted(findings, POINTS);
    return {
      findings: withPoints(findings, ({ severity }) => POINTS[severity] ?? 0),
      score,
      label: null,
      metadata: {},
    };
  },
};

function findingOf(row: Record<string, unknown>): Finding {
  const finding = fieldOf(row, 'finding');
  return {
    check: textOf(finding, 'category'),
    subject: textOf(finding, 'resourceName'),
    title: textOf(finding, 'category').replaceAll('_', ' ').toLowerCase(),
    verdict: textOf(finding, 'state') === 'ACTIVE' ? 'FAIL' : 'PASS',
    severity: severityOf(textOf(finding, 'severity')),
    control: 'EXPOSURE',
    evidence: textOf(finding, 'description'),
    points: 0,
  };
}
