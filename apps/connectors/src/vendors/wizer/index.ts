import type { Finding } from '../../domain/finding';
import type { SourceReading, ToolReader, Vendor } from '../vendor';
import { listOf, numberOf, textOf } from '../vendor';

/** Percent of a training from which it counts as done. */
const DONE = 80;

/** Wizer: how much of the assigned training was completed. */
export const WIZER: Vendor = {
  connectorType: 'WIZER',
  connectorName: 'Wizer',
  description: 'Reads how much of the assigned security training was completed.',
  signIn: 'API_KEY',
  origin: 'https://api.wizer-training.com',
  isProven: false,
  async read(reader: ToolReader): Promise<SourceReading> {
    const answer = await reader.json('/v1/progress');
    const completed = numberOf(answer, 'completionPercent');
    return {
      findings: listOf(answer, 'trainings').map(trainingFinding),
      score: Math.min(100, Math.max(0, Math.round(completed))),
      label: textOf(answer, 'company') || null,
      metadata: {},
    };
  },
};

function trainingFinding(row: Record<string, unknown>): Finding {
  const completed = numberOf(row, 'completionPercent');
  return {
    check: textOf(row, 'id'),
    subject: 'Staff',
    title: textOf(row, 'title'),
    verdict: completed >= DONE ? 'PASS' : 'FAIL',
    severity: completed < DONE / 2 ? 'HIGH' : 'MEDIUM',
    control: 'TRAINING',
    evidence: `${completed}% completed`,
    points: 0,
  };
}
