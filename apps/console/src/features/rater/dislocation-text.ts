import type { TFunction } from 'i18next';
import { formatPercentChange } from '../../lib/formatting';
import type { Dislocation } from './types';

type Bin = Dislocation['bins'][number];

/** The bounds of a bin in words. */
export function binLabel({ from, to }: Bin, t: TFunction): string {
  if (from === null) return t('coverage:rater.bin.upTo', { to: formatPercentChange(to ?? 0) });
  if (from === 0 && to === 0) return t('coverage:rater.bin.unchanged');
  if (to === null) return t('coverage:rater.bin.above', { from: formatPercentChange(from) });
  return t('coverage:rater.bin.between', {
    from: formatPercentChange(from),
    to: formatPercentChange(to),
  });
}

/** Cheaper is good for who is insured, dearer is not; around nothing is neither. */
export function toneOf({ from, to }: Bin): 'good' | 'plain' | 'waiting' | 'lost' {
  if (to !== null && to <= -1) return 'good';
  if (from === null || from < 1) return 'plain';
  return from >= 10 ? 'lost' : 'waiting';
}
