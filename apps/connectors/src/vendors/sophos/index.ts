import type { Finding } from '../../domain/finding';
import { passedShare, withShares } from '../../domain/finding';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { listOf, textOf } from '../vendor';

/** Sophos Central: the share of its endpoints that are healthy. */
export const SOPHOS: Vendor = {
  connectorType: 'SOPHOS',
  connectorName: 'Sophos Central',
  description: 'Reads which computers are protected and healthy.',
  signIn: 'CREDENTIALS',
  origin: 'https://api.central.sophos.com',
  isProven: false,
  async read(reader: ToolReader): Promise<SourceReading> {
    const findings = listOf(await reader.json('/endpoint/v1/endpoints?pageSize=500'), 'items').map(
      endpointFinding,
    );
    return {
      findings: withShares(findings),
      score: passedShare(findings),
      label: null,
      metadata: {},
    };
  },
};

function endpointFinding(endpoint: Record<string, unknown>): Finding {
  const health = textOf(endpoint, 'health', 'overall');
  return {
    check: 'endpoint-health',
    subject: textOf(endpoint, 'hostname'),
    title: 'The computer is protected and healthy',
    verdict: health === 'good' ? 'PASS' : health === '' ? 'UNKNOWN' : 'FAIL',
    severity: health === 'bad' ? 'HIGH' : 'MEDIUM',
    control: 'ENDPOINT_DETECTION',
    evidence: `health ${health || 'not told'}`,
    points: 0,
  };
}
