import type { Finding } from '../../domain/finding';
import { passedShare, withShares } from '../../domain/finding';
import { severityOf } from '../severity';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { fieldOf, listOf, textOf } from '../vendor';

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
    const insights = insightFindings(await reader.json('/client/v4/security-center/insights'));
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

/** Insights of Security Center; an empty list is no finding. */
export const insightFindings = (answer: unknown): Finding[] =>
  listOf(answer, 'result', 'issues')
    .filter((row) => fieldOf(row, 'dismissed') !== true)
    .map((row) => ({
      check: `insight:${textOf(row, 'issue_class')}`,
      subject: textOf(row, 'subject'),
      title: textOf(row, 'issue_class').replaceAll('_', ' '),
      verdict: 'FAIL',
      severity: severityOf(textOf(row, 'severity')),
      control: 'EXPOSURE',
      evidence: textOf(row, 'resolve_text') || textOf(row, 'issue_type'),
      points: 0,
    }));
