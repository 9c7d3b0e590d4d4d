import type { SecurityConnectorType } from '@palisade/contracts';
import type { Finding, Severity } from '../../domain/finding';
import { deducted, passedShare, withPoints, withShares } from '../../domain/finding';
import { severityOf } from '../severity';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { UnreadableAnswer } from '../vendor';

const DETECTIONS = '/api/2.0/fo/asset/host/vm/detection/?action=list&output_format=CSV';
const POLICIES = '/pcas/v1/posture/postureInfo?output_format=CSV';
const CONTAINERS = '/csapi/v1.3/vulnerabilities?output_format=CSV';
/** Of a hundred hosts: domain.md §8. */
const HOSTS = 100;
const POINTS: Readonly<Partial<Record<Severity, number>>> = { CRITICAL: 10, HIGH: 3 };

/** Rows of a report that begin a table of weaknesses have these columns, under one of these names. */
const TITLES = ['Title', 'VULN TITLE'];
const HOST_NAMES = ['Asset Name', 'FQDN', 'DNS', 'HOSTNAME', 'IP'];

interface Product {
  connectorType: SecurityConnectorType;
  connectorName: string;
  description: string;
  path: string;
  judge: (findings: Finding[]) => Pick<SourceReading, 'findings' | 'score'>;
}

/** A product of Qualys; all are read as the CSV reports that they give. */
const product = ({ path, judge, ...names }: Product): Vendor => ({
  ...names,
  signIn: 'CREDENTIALS',
  origin: 'https://qualysapi.qualys.com',
  isProven: names.connectorType === 'QUALYSVM',
  async read(reader: ToolReader): Promise<SourceReading> {
    const findings = reportFindings(await reader.report(path));
    return { ...judge(findings), label: null, metadata: {} };
  },
});

/** 100 less 10 for each critical and 3 for each high weakness of a hundred hosts. */
function byWeakness(findings: Finding[]): Pick<SourceReading, 'findings' | 'score'> {
  const hosts = new Set(findings.map(({ subject }) => subject)).size;
  const hundreds = Math.max(hosts, HOSTS) / HOSTS;
  return {
    findings: withPoints(findings, ({ severity }) => (POINTS[severity] ?? 0) / hundreds),
    score: deducted(findings, POINTS, hundreds),
  };
}

const byShare = (findings: Finding[]): Pick<SourceReading, 'findings' | 'score'> => ({
  findings: withShares(findings),
  score: passedShare(findings),
});

export const QUALYS: readonly Vendor[] = [
  product({
    connectorType: 'QUALYSVM',
    connectorName: 'Qualys VMDR',
    description: 'Reads the weaknesses of hosts that scans found.',
    path: DETECTIONS,
    judge: byWeakness,
  }),
  product({
    connectorType: 'QUALYSPC',
    connectorName: 'Qualys Policy Compliance',
    description: 'Reads which settings of hosts are as the chosen policy asks.',
    path: POLICIES,
    judge: byShare,
  }),
  product({
    connectorType: 'QUALYSCS',
    connectorName: 'Qualys Container Security',
    description: 'Reads the weaknesses of container images.',
    path: CONTAINERS,
    judge: byWeakness,
  }),
];

/** The weaknesses of a report, whatever stands above its table; a table without rows is none. */
export function reportFindings(rows: readonly string[][]): Finding[] {
  const head = rows.findIndex((row) => TITLES.some((title) => row.includes(title)));
  if (head < 0) throw new UnreadableAnswer('There is no table with the title of each weakness.');
  const columns = rows[head];
  return rows
    .slice(head + 1)
    .filter((row) => row.length === columns.length)
    .map((row) => findingOf(Object.fromEntries(columns.map((name, index) => [name, row[index]]))));
}

function findingOf(row: Readonly<Record<string, string>>): Finding {
  const pick = (names: readonly string[]): string =>
    names.map((name) => row[name]).find((value) => value?.trim()) ?? '';
  const status = pick(['Status', 'Vuln Status', 'Posture']).toLowerCase();
  return {
    check: `QID ${pick(['QID', 'Control ID'])}`,
    subject: pick(HOST_NAMES) || 'Host',
    title: pick(TITLES),
    verdict: status === 'fixed' || status === 'passed' ? 'PASS' : 'FAIL',
    severity: severityOf(pick(['Q_SEVERITY', 'Severity'])),
    control: 'PATCHING',
    evidence: pick(['CVE ID', 'CVE', 'CVEID', 'Solution', 'SOLUTION']),
    points: 0,
  };
}
