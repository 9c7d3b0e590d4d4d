import type { PlainDate } from '@palisade/kernel';

/** A statement of no loss as it is read and signed from a day on, in our words. */
export interface NoLossStatement {
  readonly version: string;
  readonly from: PlainDate;
  readonly paragraphs: readonly string[];
}

/** The policy that a statement of no loss is about. */
export interface NoLossSubject {
  policyNumber: string;
  insuredName: string;
  cancelDate: PlainDate;
}

/** A version that somebody has signed is succeeded, never changed; the newest is last. */
const NO_LOSS_STATEMENTS: readonly [NoLossStatement, ...NoLossStatement[]] = [
  {
    version: 'NO-LOSS-1',
    from: '2020-01-01',
    paragraphs: [
      'The policy was cancelled because its premium was not paid. On behalf of the insured I ask the insurer to have it in force again without a gap, from the moment at which cover ended.',
      'I have asked those who would know. From that moment until I sign, neither the insured nor anybody else whom the policy covers has had, or knows of, a loss, an incident, a claim, a demand, or a circumstance that is likely to become one, for which the policy could be asked to pay.',
      'The insurer relies on this statement. If it is not true, the policy does not cover that of which it is silent, and the reinstatement may be taken back. Paying without signing does not bring the policy back, nor does signing without paying in full.',
      'I may sign for the insured, and I agree to sign electronically.',
    ],
  },
];

/** The statement that is signed on a day. */
export const noLossStatementOn = (today: PlainDate): NoLossStatement =>
  NO_LOSS_STATEMENTS.findLast(({ from }) => from <= today) ?? NO_LOSS_STATEMENTS[0];

/** A statement by its version; undefined for one that nobody wrote. */
export const noLossStatementOf = (version: string): NoLossStatement | undefined =>
  NO_LOSS_STATEMENTS.find((statement) => statement.version === version);

/** All that is signed, as one text: what its hash is made of. */
export const noLossText = (
  { version, paragraphs }: NoLossStatement,
  { policyNumber, insuredName, cancelDate }: NoLossSubject,
): string =>
  [
    `Statement of no loss ${version}`,
    `Policy ${policyNumber}`,
    `Insured ${insuredName}`,
    `Cover ended ${cancelDate}`,
    ...paragraphs,
  ].join('\n');
