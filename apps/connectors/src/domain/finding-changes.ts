import type { Finding, Severity } from './finding';
import { MAX_FINDINGS } from './finding';

/** What a reading shows of a finding that the one before did not. */
export const FINDING_CHANGES = ['OPENED', 'CLOSED'] as const;

/** A finding that was closed since the reading before, or that is new. */
export interface ChangedFinding {
  check: string;
  subject: string;
  title: string;
  severity: Severity;
  change: (typeof FINDING_CHANGES)[number];
}

type Known = Pick<Finding, 'check' | 'subject' | 'title' | 'severity' | 'verdict'>;

/**
 * What opened and what closed from one reading to the next. A check without a verdict any more is not
 * closed: that is no evidence. One that is gone is: many tools list only what fails. Nothing is said
 * where one of the two was cut.
 */
export function changedFindings(
  before: readonly Known[],
  after: readonly Known[],
): ChangedFinding[] {
  if (Math.max(before.length, after.length) >= MAX_FINDINGS) return [];
  const known = failedByKey(before);
  const failing = failedByKey(after);
  const unknown = new Set(after.filter(({ verdict }) => verdict === 'UNKNOWN').map(keyOf));
  const opened = [...failing].filter(([key]) => !known.has(key));
  const closed = [...known].filter(([key]) => !failing.has(key) && !unknown.has(key));
  return [
    ...opened.map(([, finding]) => changed(finding, 'OPENED')),
    ...closed.map(([, finding]) => changed(finding, 'CLOSED')),
  ];
}

const keyOf = ({ check, subject }: Known): string => JSON.stringify([check, subject]);

const failedByKey = (findings: readonly Known[]): Map<string, Known> =>
  new Map(
    findings
      .filter(({ verdict }) => verdict === 'FAIL')
      .map((finding) => [keyOf(finding), finding]),
  );

const changed = (
  { check, subject, title, severity }: Known,
  change: ChangedFinding['change'],
): ChangedFinding => ({ check, subject, title, severity, change });
