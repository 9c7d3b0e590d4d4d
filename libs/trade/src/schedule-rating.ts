/** Spec 3 §3: the seven risk characteristics of schedule rating. */
export const IRPM_CHARACTERISTICS = [
  'managementOfContent',
  'dcmPractices',
  'companyStability',
  'drPlanning',
  'financialCondition',
  'securityAwareness',
  'managementExperience',
] as const;

/** A risk characteristic that an underwriter may rate. */
export type IrpmCharacteristic = (typeof IRPM_CHARACTERISTICS)[number];

/** Percent by risk characteristic. */
export type Irpm = Record<IrpmCharacteristic, number>;
