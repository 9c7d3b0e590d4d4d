import type { SubjectivityFacts } from './api-types';

type Metric = NonNullable<SubjectivityFacts['autoClear']>['metric'];
type Measurer = NonNullable<SubjectivityFacts['autoClear']>['connector'];

/** What security tools judge, and a condition can ask for. */
export const SECURITY_CONTROLS = [
  'MFA_FOR_ADMINISTRATORS',
  'MFA_FOR_EVERYBODY',
  'LEGACY_SIGN_IN_OFF',
  'MAIL_AUTHENTICATION',
  'ENDPOINT_DETECTION',
  'PATCHING',
  'BACKUP',
  'LOGGING',
  'TRAINING',
  'ENCRYPTION',
  'EXPOSURE',
] as const satisfies readonly Metric[];

/** Who measures it: a scan the factors, tools the controls. */
export function measuredBy(metric: Metric): Measurer {
  if (metric === 'CONNECTED') return 'CLOUD';
  return SECURITY_CONTROLS.some((control) => control === metric) ? 'TOOL' : 'SCAN';
}
