import type { Finding, Verdict } from '../../domain/finding';
import { passedShare, withShares } from '../../domain/finding';
import { severityOf } from '../severity';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { listOf, textOf, UnreadableAnswer } from '../vendor';

/** Regions of AWS that take part without being switched on, as AWS lists them. */
export const AWS_REGIONS = [
  'us-east-1',
  'us-east-2',
  'us-west-1',
  'us-west-2',
  'ca-central-1',
  'eu-central-1',
  'eu-north-1',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'ap-northeast-1',
  'ap-northeast-2',
  'ap-northeast-3',
  'ap-south-1',
  'ap-southeast-1',
  'ap-southeast-2',
  'sa-east-1',
] as const;

/** As many as Security Hub gives at once. */
const PAGE_SIZE = 100;
/** What is beyond is left unread. */
const MOST_PAGES = 50;

/** What still stands and was not set aside; the rest would fill the pages. */
const FILTERS = {
  RecordState: [{ Value: 'ACTIVE', Comparison: 'EQUALS' }],
  WorkflowStatus: [{ Value: 'SUPPRESSED', Comparison: 'NOT_EQUALS' }],
};

const VERDICTS: Readonly<Record<string, Verdict>> = {
  PASSED: 'PASS',
  FAILED: 'FAIL',
  WARNING: 'FAIL',
  NOT_AVAILABLE: 'UNKNOWN',
};

/** AWS Security Hub: the share of its controls that passed, and what else its products found. */
export const AWS: Vendor = {
  connectorType: 'AWS',
  connectorName: 'Amazon Web Services',
  description:
    'Reads the findings of Security Hub: which controls passed and what Inspector found.',
  signIn: 'ROLE',
  origin: 'https://securityhub.{region}.amazonaws.com',
  role: {
    tokens: 'https://sts.{region}.amazonaws.com',
    service: 'securityhub',
    actions: ['securityhub:GetFindings'],
  },
  isProven: true,
  async read(reader: ToolReader): Promise<SourceReading> {
    const { source: account, findings } = securityHubFindings(await allFindings(reader));
    const controls = findings.filter(isControl);
    return {
      findings: [...withShares(controls), ...findings.filter((one) => !isControl(one))],
      score: passedShare(controls),
      label: account,
      metadata: account ? { awsAccountId: account } : {},
    };
  },
};

/** All pages of findings, as far as they are read. */
async function allFindings(reader: ToolReader): Promise<{ Findings: object[] }> {
  const Findings: object[] = [];
  let token = '';
  for (let page = 0; page < MOST_PAGES; page++) {
    const question = {
      Filters: FILTERS,
      MaxResults: PAGE_SIZE,
      ...(token && { NextToken: token }),
    };
    const answer = await reader.json('/findings', question);
    Findings.push(...listOf(answer, 'Findings'));
    token = textOf(answer, 'NextToken');
    if (!token) break;
  }
  return { Findings };
}

/** Findings in the security finding format of AWS; refused when they do not say whose they are. */
export function securityHubFindings(answer: unknown): {
  source: string | null;
  findings: Finding[];
} {
  const rows = listOf(answer, 'Findings', 'findings');
  const sources = new Set(rows.map((row) => textOf(row, 'AwsAccountId')));
  if (sources.has('')) throw new UnreadableAnswer('A finding has no AwsAccountId.');
  const findings = rows.filter(isCurrent).map(findingOf);
  return { source: [...sources][0] ?? null, findings };
}

/** Of a control, which counts in the share; other findings are told beside it. */
const isControl = ({ check }: Finding): boolean => check.startsWith('control:');

const isCurrent = (row: Record<string, unknown>): boolean =>
  textOf(row, 'RecordState') !== 'ARCHIVED' && textOf(row, 'Workflow', 'Status') !== 'SUPPRESSED';

function findingOf(row: Record<string, unknown>): Finding {
  const compliance = textOf(row, 'Compliance', 'Status');
  const [resource] = listOf(row['Resources'] ?? []);
  const isJudged = compliance !== '';
  const workflow = textOf(row, 'Workflow', 'Status');
  const verdict = isJudged ? (VERDICTS[compliance] ?? 'UNKNOWN') : 'FAIL';
  return {
    check: `${isJudged ? 'control' : 'finding'}:${textOf(row, 'GeneratorId')}`,
    subject: textOf(resource, 'Id') || textOf(row, 'AwsAccountId'),
    title: textOf(row, 'Title'),
    verdict: workflow === 'RESOLVED' ? 'PASS' : verdict,
    severity: severityOf(textOf(row, 'Severity', 'Label')),
    control: isJudged ? null : 'PATCHING',
    evidence: textOf(row, 'Description'),
    points: 0,
  };
}
