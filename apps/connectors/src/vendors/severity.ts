import type { Severity } from '../domain/finding';

/** What vendors call their severities; 1 to 5 as Qualys counts them. */
const WORDS: Readonly<Record<string, Severity>> = {
  critical: 'CRITICAL',
  '5': 'CRITICAL',
  urgent: 'CRITICAL',
  high: 'HIGH',
  '4': 'HIGH',
  serious: 'HIGH',
  medium: 'MEDIUM',
  moderate: 'MEDIUM',
  '3': 'MEDIUM',
  low: 'LOW',
  informational: 'LOW',
  info: 'LOW',
  minimal: 'LOW',
  '2': 'LOW',
  '1': 'LOW',
};

/** Our severity of a vendor's word; medium for a word that we do not know. */
export const severityOf = (word: string): Severity => {
  const key = word.trim().toLowerCase();
  return Object.hasOwn(WORDS, key) ? WORDS[key] : 'MEDIUM';
};
