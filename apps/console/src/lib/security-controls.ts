import { SECURITY_CONTROLS } from '@palisade/trade';
import type { SubjectivityFacts } from './api-types';

type Metric = NonNullable<SubjectivityFacts['autoClear']>['metric'];
type Measurer = NonNullable<SubjectivityFacts['autoClear']>['connector'];

/** Who measures it: a scan the factors, tools the controls. */
export function measuredBy(metric: Metric): Measurer {
  if (metric === 'CONNECTED') return 'CLOUD';
  return SECURITY_CONTROLS.some((control) => control === metric) ? 'TOOL' : 'SCAN';
}
