import type { Finding } from '../../domain/finding';
import { passedShare, withShares } from '../../domain/finding';
import { severityOf } from '../severity';
import { named, rowsOf } from '../table';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { fieldOf, listOf, textOf, UnreadableAnswer } from '../vendor';

/** Settings of a zone that are recommended, with what counts as on. */
const RECOMMENDED: Readonly<Record<string, readonly string[]>> = {
  ssl: ['full', 'strict'],
  always_use_https: ['on'],
  min_tls_version: ['1.2', '1.3'],
  automatic_https_rewrites: ['on'],
  security_header: ['on'],
  waf: ['on'],
};

/** Cloudflare: settings of the zones that are as recommended, and what Security Center found. */
export const CLOUDFLARE: Vendor = {
  connectorType: 'CLOUDFLARE',
  connectorName: 'Cloudflare',
  description: 'Reads the settings of the zones and the insights of Security Center.',
  signIn: 'CREDENTIALS',
  origin: 'https://api.cloudflare.com',
  isProven: true,
  async read(reader: ToolReader): Promise<SourceReading> {
    const zones = listOf(await reader.json('/client/v4/zones?per_page=50'), 'result');
    const settings: Finding[] = [];
    for (const zone of zones) {
      const path = `/client/v4/zones/${encodeURIComponent(textOf(zone, 'id'))}/settings`;
      settings.push(...settingFindings(textOf(zone, 'name'), await reader.json(path)));
    }
    const insights = insightFindings(await reader.text('/client/v4/security-center/insights'));
    return {
      findings: [...withShares(settings), ...insights],
      score: passedShare(settings),
      label: textOf(zones[0], 'name') || null,
      metadata: {},
    };
  },
};

/** A check for each recommended setting of a zone. */
export function settingFindings(zone: string, answer: unknown): Finding[] {
  const values = new Map(
    listOf(answer, 'result').map((setting) => [textOf(setting, 'id'), textOf(setting, 'value')]),
  );
  return Object.entries(RECOMMENDED).map(([check, good]): Finding => {
    const value = values.get(check) ?? 'off';
    return {
      check: `setting:${check}`,
      subject: zone,
      title: `${check.replaceAll('_', ' ')} is ${good.join(' or ')}`,
      verdict: good.includes(value) ? 'PASS' : 'FAIL',
      severity: check === 'ssl' ? 'HIGH' : 'MEDIUM',
      control: check.includes('tls') || check.includes('ssl') ? 'ENCRYPTION' : 'EXPOSURE',
      evidence: `${check} = ${value}`,
      points: 0,
    };
  });
}

/** Insights of Security Center as JSON or as its CSV export; an empty list is no finding. */
export function insightFindings(answer: string): Finding[] {
  const rows = /^\s*[[{]/.test(answer) ? jsonRows(answer) : csvRows(answer);
  return rows
    .filter((row) => fieldOf(row, 'dismissed') !== true && textOf(row, 'status') !== 'Dismissed')
    .map((row) => ({
      check: `insight:${textOf(row, 'issue_class')}`,
      subject: textOf(row, 'subject'),
      title: textOf(row, 'issue_class').replaceAll('_', ' '),
      verdict: 'FAIL' as const,
      severity: severityOf(textOf(row, 'severity')),
      control: 'EXPOSURE' as const,
      evidence:
        textOf(row, 'recommended_action') ||
        textOf(row, 'resolve_text') ||
        textOf(row, 'issue_type'),
      points: 0,
    }));
}

function jsonRows(answer: string): Record<string, unknown>[] {
  try {
    return listOf(JSON.parse(answer), 'result', 'issues');
  } catch (error) {
    if (error instanceof UnreadableAnswer) throw error;
    throw new UnreadableAnswer('It is no JSON.');
  }
}

function csvRows(answer: string): Record<string, unknown>[] {
  const [head = [], ...rows] = rowsOf(answer);
  if (!head.includes('issue_class')) throw new UnreadableAnswer('There is no column issue_class.');
  return named(head, rows);
}
