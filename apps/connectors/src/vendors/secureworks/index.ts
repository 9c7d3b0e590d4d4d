import type { Finding } from '../../domain/finding';
import { failed, withPoints } from '../../domain/finding';
import { severityOf } from '../severity';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { listOf, textOf } from '../vendor';

/** Points for each open alert of high severity: domain.md §8. */
const POINTS = 15;

/** Secureworks Taegis: 100 less 15 for each open alert of high severity. */
export const SECUREWORKS: Vendor = {
  connectorType: 'SECUREWORKS',
  connectorName: 'Secureworks Taegis',
  description: 'Reads the open alerts of its watch.',
  signIn: 'CREDENTIALS',
  origin: 'https://api.ctpx.secureworks.com',
  isProven: false,
  async read(reader: ToolReader): Promise<SourceReading> {
    const findings = listOf(await reader.json('/alerts?status=OPEN'), 'alerts').map(alertFinding);
    const open = failed(findings, 'CRITICAL', 'HIGH');
    return {
      findings: withPoints(findings, weight),
      score: 100 - Math.min(100, POINTS * open),
      label: null,
      metadata: {},
    };
  },
};

const weight = ({ severity }: Finding): number =>
  severity === 'CRITICAL' || severity === 'HIGH' ? POINTS : 0;

const alertFinding = (alert: Record<string, unknown>): Finding => ({
  check: textOf(alert, 'id'),
  subject: textOf(alert, 'entity'),
  title: textOf(alert, 'title'),
  verdict: 'FAIL',
  severity: severityOf(textOf(alert, 'severity')),
  control: 'ENDPOINT_DETECTION',
  evidence: textOf(alert, 'status'),
  points: 0,
});
