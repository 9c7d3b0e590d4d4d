import { FAIR_SCORE_MIN } from '@palisade/trade';
import type { PlotTone } from '../../../kit/plots/plot-option';
import { GOOD_SCORE } from '../../../lib/risk-factors';

export const toneOf = (score: number): PlotTone =>
  score >= GOOD_SCORE ? 'good' : score >= FAIR_SCORE_MIN ? 'waiting' : 'lost';
