import type { Finding } from '../../domain/finding';
import { severityOf } from '../severity';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { listOf, numberOf, textOf } from '../vendor';

/** The scale of its score. */
const LEAST = 300;
const MOST = 850;

/** SecurityStudio: its score of 300 to 850 as 0 to 100, and the items of its assessment. */
export const SECURITY_STUDIO: Vendor = {
  connectorType: 'SECURITYSTUDIO',
  connectorName: 'SecurityStudio',
  description: 'Reads the score of the assessment and what it recommends.',
  signIn: 'CREDENTIALS',
  origin: 'https://api.securitystudio.com',
  isProven: false,
  async read(reader: ToolReader): Promise<SourceReading> {
    const answer = await reader.json('/v1/assessment');
    const score = Math.round((100 * (numberOf(answer, 'score') - LEAST)) / (MOST - LEAST));
    return {
      findings: listOf(answer, 'recommendations').map(recommendation),
      score: Math.min(100, Math.max(0, score)),
      label: textOf(answer, 'name') || null,
      metadata: {},
    };
  },
};

const recommendation = (row: Record<string, unknown>): Finding => ({
  check: textOf(row, 'id'),
  subject: textOf(row, 'area'),
  title: textOf(row, 'title'),
  verdict: textOf(row, 'status') === 'DONE' ? 'PASS' : 'FAIL',
  severity: severityOf(textOf(row, 'priority')),
  control: null,
  evidence: textOf(row, 'status'),
  points: 0,
});
