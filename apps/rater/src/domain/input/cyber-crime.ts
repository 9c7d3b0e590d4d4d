import { AMOUNT_MAX } from '@palisade/trade';
import type { CoverageContext } from './chosen-coverages';
import type { RatingInput } from './rating-input';

type CyberCrime = Pick<RatingInput, 'cyberCrimeLimit' | 'fundTransferYes'>;

/**
 * The limit of cyber crime, at most what the answers about transfers allow: above it lowered, with
 * no YES dropped, whoever asks. What a bypass gave before that was so is kept.
 */
export function chosenCyberCrime(context: CoverageContext): CyberCrime {
  const { fields, plan, coercions, bypass } = context;
  const { limitFactor, maxLimitByYesCount } = plan.tables.cyberCrime;
  const [lowest] = limitFactor.points[0];
  const [highest] = limitFactor.points[limitFactor.points.length - 1];
  const limit = fields.number('cyberCrimeLimit', { min: Number(lowest), max: AMOUNT_MAX });
  const yes = fields.number('fundTransferYes', { min: 0, max: 3 }) ?? null;
  if (limit === undefined) return { cyberCrimeLimit: null, fundTransferYes: yes };
  fields.require('fundTransferYes');
  const sold = maxLimitByYesCount[String(yes ?? 0)];
  const most = bypass.allows('cyberCrimeLimit') ? Number(highest) : sold;
  if (limit <= most) {
    if (limit > sold) bypass.used.push('cyberCrimeLimit');
    return { cyberCrimeLimit: limit, fundTransferYes: yes };
  }
  const applied = most > 0 ? most : null;
  coercions.push({
    path: '/cyberCrimeLimit',
    requested: limit,
    applied,
    rule: applied === null ? 'SECURITY_REQUIREMENT' : 'CYBER_CRIME_LIMIT',
    reason:
      applied === null
        ? 'CYBER_CRIME needs YES to a question about transfers.'
        : `With these answers the limit is at most ${most}.`,
  });
  return { cyberCrimeLimit: applied, fundTransferYes: yes };
}
