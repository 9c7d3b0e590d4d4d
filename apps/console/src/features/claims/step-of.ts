import type { ClaimStep } from './claim-fields';
import { answerField } from './claim-form';

/** The fields of the parts of a notice, but for who reports it. */
const FIELDS: readonly [ClaimStep, readonly string[]][] = [
  [
    'loss',
    [
      ...(['policyId', 'lossDate', 'lossTime', 'incidentNoticed', 'lossDescription'] as const),
      ...(['isCyberIncident', 'isBusinessImpacted'] as const),
    ],
  ],
  [
    'systems',
    [
      ...(['impactedDevicesOs', 'impactedDevicesType', 'lossInformationExplanation'] as const),
      ...(['isRemediationServiceBegun', 'isMoneyMoved', 'moneyMoved'] as const),
    ],
  ],
  [
    'authorities',
    [
      ...(['isAuthoritiesInvolved', 'authorityName', 'authorityPhoneNumber'] as const),
      ...(['isReportFiled', 'reportNumber', 'otherInformationExplanation'] as const),
      'isCircumstance',
    ],
  ],
];

/** The part of the notice in which a field stands. */
export function stepOf(field: string): ClaimStep {
  if (field.startsWith(answerField(''))) return 'systems';
  return FIELDS.find(([, fields]) => fields.includes(field))?.[0] ?? 'reporter';
}
