/** Answers that a coverage needs; one that is not given does not meet it (Spec 3 §4). */
const REQUIREMENTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  CONTINGENT_SYSTEM_FAILURE: {
    thirdPartySecurityAgreement: ['YES'],
    backupFrequency: ['WEEKLY', 'MONTHLY'],
  },
  FULL_SYSTEM_FAILURE: {
    dmzSeparation: ['YES'],
    testedFullFailover: ['YES'],
    backupFrequency: ['WEEKLY', 'MONTHLY'],
  },
};

/** The first requirement that the controls do not meet, in words; undefined when all are met. */
export function unmetRequirement(
  coverage: string,
  controls: Readonly<Record<string, string>>,
): string | undefined {
  const unmet = Object.entries(REQUIREMENTS[coverage] ?? {}).find(
    ([control, answers]) => !answers.includes(controls[control]),
  );
  return unmet && `${unmet[0]} ${unmet[1].join(' or ')}`;
}
