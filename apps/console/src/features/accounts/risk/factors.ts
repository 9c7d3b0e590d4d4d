import type { PlotTone } from '../../../kit/plots/plot-option';
import { GOOD_SCORE } from '../../../lib/risk-factors';

// From which score on a factor counts as fair.
const FAIR = 40;

export const toneOf = (score: number): PlotTone =>
  score >= GOOD_SCORE ? 'good' : score >= FAIR ? 'waiting' : 'lost';
