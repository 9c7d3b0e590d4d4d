import type { SecurityControl } from '@palisade/trade';

/** How a check ended; no finding is not the same as no evidence. */
export type Verdict = 'PASS' | 'FAIL' | 'NOT_APPLICABLE' | 'UNKNOWN';

/** How bad a failed check is, the worst first. */
export const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What of our own controls a check is evidence of. */
export type Control = SecurityControl;

/** One check of a tool, as it stands now. */
export interface Finding {
  /** The tool's own name of the check. */
  check: string;
  /** What was checked: a host, an account, a zone. */
  subject: string;
  title: string;
  verdict: Verdict;
  severity: Severity;
  control: Control | null;
  /** What the tool said, in its words; at most 500 characters. */
  evidence: string;
  /** What passing it would add to the tool's score; 0 where that is not known. */
  points: number;
}

/** The whole state of a source, as read at once. */
export interface Reading {
  findings: Finding[];
  /** 0 to 100 (best); null where there was nothing to judge. */
  score: number | null;
}

/** The most findings that are kept of a source, the worst first. */
export const MAX_FINDINGS = 2_000;

const TITLE_LENGTH = 300;
const SUBJECT_LENGTH = 200;
const EVIDENCE_LENGTH = 500;

/** The failed ones first, then by severity, then by name; texts and list within their limits. */
export function keptFindings(findings: readonly Finding[]): Finding[] {
  return [...findings]
    .sort(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        a.check.localeCompare(b.check) ||
        a.subject.localeCompare(b.subject),
    )
    .slice(0, MAX_FINDINGS)
    .map((finding) => ({
      ...finding,
      check: finding.check.slice(0, SUBJECT_LENGTH),
      subject: finding.subject.slice(0, SUBJECT_LENGTH),
      title: finding.title.slice(0, TITLE_LENGTH),
      evidence: finding.evidence.slice(0, EVIDENCE_LENGTH),
    }));
}

const rankOf = ({ verdict, severity }: Finding): number =>
  (verdict === 'FAIL' ? 0 : SEVERITIES.length) + SEVERITIES.indexOf(severity);

/** Failed findings of a severity. */
export const failed = (findings: readonly Finding[], ...severities: Severity[]): number =>
  findings.filter(({ verdict, severity }) => verdict === 'FAIL' && severities.includes(severity))
    .length;

/** The share that passed of what passed or failed, in percent (half up); null when neither. */
export function passedShare(findings: readonly Finding[]): number | null {
  const passed = findings.filter(({ verdict }) => verdict === 'PASS').length;
  const judged = passed + findings.filter(({ verdict }) => verdict === 'FAIL').length;
  return judged ? Math.round((100 * passed) / judged) : null;
}

/** Each failed finding with its share of what was judged, to a tenth. */
export function withShares(findings: readonly Finding[]): Finding[] {
  const judged = findings.filter(({ verdict }) => verdict === 'PASS' || verdict === 'FAIL').length;
  return withPoints(findings, () => 100 / judged);
}

/** Each failed finding with what passing it would add, to a tenth. */
export const withPoints = (
  findings: readonly Finding[],
  pointsOf: (finding: Finding) => number,
): Finding[] =>
  findings.map((finding) => ({
    ...finding,
    points: finding.verdict === 'FAIL' ? Math.round(10 * pointsOf(finding)) / 10 : 0,
  }));

/** 100 less points for each failed finding of a severity, not below 0. */
export const deducted = (
  findings: readonly Finding[],
  points: Readonly<Partial<Record<Severity, number>>>,
  per = 1,
): number => {
  const sum = SEVERITIES.reduce(
    (total, severity) => total + (points[severity] ?? 0) * failed(findings, severity),
    0,
  );
  return Math.round(100 - Math.min(100, sum / Math.max(1, per)));
};
