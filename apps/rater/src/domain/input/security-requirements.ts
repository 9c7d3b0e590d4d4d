/** Answers that a coverage needs; one that is not given does not meet it (Spec 3 §4). */
type Requirements = readonly (readonly [control: string, answers: readonly string[]])[];

const BACKUP = ['backupFrequency', ['WEEKLY', 'MONTHLY']] as const;
const REQUIREMENTS: ReadonlyMap<string, Requirements> = new Map([
  ['CONTINGENT_SYSTEM_FAILURE', [['thirdPartySecurityAgreement', ['YES']], BACKUP]],
  ['FULL_SYSTEM_FAILURE', [['dmzSeparation', ['YES']], ['testedFullFailover', ['YES']], BACKUP]],
]);

/** The first requirement that the controls do not meet, in words; undefined when all are met. */
export function unmetRequirement(
  coverage: string,
  controls: Readonly<Record<string, string>>,
): string | undefined {
  const unmet = REQUIREMENTS.get(coverage)?.find(
    ([control, answers]) => !answers.includes(controls[control]),
  );
  return unmet && `${unmet[0]} ${unmet[1].join(' or ')}`;
}
