import type { Holidays, PlainDate } from '@palisade/kernel';
import { addBusinessDays, addDays, DomainError } from '@palisade/kernel';
import type { Deadline } from './deadlines';

/** What an entry of a diary is about. */
export const DIARY_TYPES = [
  'CONTACT_24H',
  'COVERAGE_ANALYSIS_10D',
  'INITIAL_RESERVE_5D',
  'ROR_LETTER',
  'VENDOR_UPDATE',
  'STATUS_30D',
  'RESERVE_REVIEW_90D',
  'REGULATOR_DEADLINE',
  'PAYMENT_FOLLOWUP',
  'CLOSE_REVIEW',
  'NOTE',
] as const;

export type DiaryType = (typeof DIARY_TYPES)[number];

export const DIARY_STATUSES = ['OPEN', 'DONE', 'CANCELLED'] as const;

export type DiaryStatus = (typeof DIARY_STATUSES)[number];

/** An entry that the rules make; each rule makes one of a claim. */
export interface RuledEntry {
  rule: string;
  entryType: DiaryType;
  subject: string;
  dueDate: PlainDate;
  citation: string | null;
}

const CONTACT_DAYS = 1;
const RESERVE_BUSINESS_DAYS = 5;
const ANALYSIS_DAYS = 10;
const STATUS_DAYS = 30;
const REVIEW_DAYS = 90;

const ACT_WORDS: Readonly<Record<Deadline['act'], string>> = {
  ACKNOWLEDGE: 'Acknowledge the claim',
  DECIDE: 'Accept or deny the claim',
  PAY: 'Pay what is accepted',
  STATUS: 'Tell the insured how it stands',
};

/** What the house wants of a file that was opened. */
export const entriesOfFile = (openedOn: PlainDate, holidays: Holidays): RuledEntry[] =>
  (
    [
      ['CONTACT_24H', 'Speak with the insured', addDays(openedOn, CONTACT_DAYS)],
      [
        'INITIAL_RESERVE_5D',
        'Set the first reserves',
        addBusinessDays(openedOn, RESERVE_BUSINESS_DAYS, holidays),
      ],
      ['COVERAGE_ANALYSIS_10D', 'Analyse the cover', addDays(openedOn, ANALYSIS_DAYS)],
      ['STATUS_30D', 'Tell the insured how it stands', addDays(openedOn, STATUS_DAYS)],
      ['RESERVE_REVIEW_90D', 'Review the reserves', addDays(openedOn, REVIEW_DAYS)],
    ] as const
  ).map(([entryType, subject, dueDate]) => ({
    entryType,
    subject,
    dueDate,
    rule: entryType,
    citation: null,
  }));

/** When the insured is told next how it stands. */
export const nextStatus = (today: PlainDate): RuledEntry => ({
  rule: `STATUS_30D ${today}`,
  entryType: 'STATUS_30D',
  subject: 'Tell the insured how it stands',
  dueDate: addDays(today, STATUS_DAYS),
  citation: null,
});

/** Whether an entry is done by telling the insured how it stands. */
export const tellsStatus = ({
  entryType,
  rule,
}: {
  entryType: DiaryType;
  rule: string | null;
}): boolean => entryType === 'STATUS_30D' || (rule?.startsWith('STATUS ') ?? false);

/** What law wants of a claim from a day on. */
export const entriesOfDeadlines = (deadlines: readonly Deadline[]): RuledEntry[] =>
  deadlines.map(({ act, due, citation, countedFrom }) => ({
    rule: `${act} ${countedFrom}${act === 'STATUS' ? ` ${due}` : ''}`,
    entryType: 'REGULATOR_DEADLINE',
    subject: ACT_WORDS[act],
    dueDate: due,
    citation,
  }));

/** Throws 409 for an entry that is at its end. */
export function assertOpenEntry({ status }: { status: DiaryStatus }): void {
  if (status === 'OPEN') return;
  throw new DomainError('DIARY_ENTRY_ENDED', `The entry is ${status}.`, 409);
}
