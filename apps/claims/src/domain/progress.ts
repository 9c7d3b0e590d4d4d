import type { PlainDate } from '@palisade/kernel';
import { addDays } from '@palisade/kernel';
import type { DiaryStatus, DiaryType } from './diary/diary';
import type { FileStatus } from './file-status';
import { isWorkedOn } from './file-status';

/** How far a filed claim is, in the words of who reported it. */
export const CLAIM_STAGES = ['RECEIVED', 'IN_WORK', 'DENIED', 'CLOSED'] as const;

export type ClaimStage = (typeof CLAIM_STAGES)[number];

/** What the insured waits for, in the order in which it comes. */
export const CLAIM_STEP_KEYS = ['CALL', 'ACKNOWLEDGE', 'STATUS', 'DECIDE', 'PAY'] as const;

export type ClaimStepKey = (typeof CLAIM_STEP_KEYS)[number];

/** What is done of a claim, and by when. */
export interface ClaimStep {
  key: ClaimStepKey;
  due: PlainDate;
  isDone: boolean;
}

/** What the diary says of an entry. */
export interface KeptEntry {
  entryType: DiaryType;
  rule: string | null;
  dueDate: PlainDate;
  status: DiaryStatus;
}

// A person of the claims team calls within a day.
const CALL_DAYS = 1;

/** How far a claim is by its file; null: there is none yet. */
export function stageOf(fileStatus: FileStatus | null): ClaimStage {
  if (fileStatus === null) return 'RECEIVED';
  if (isWorkedOn(fileStatus)) return 'IN_WORK';
  return fileStatus === 'DENIED' ? 'DENIED' : 'CLOSED';
}

/** What the insured waits for: of each kind what is due first of what is open, else the last. */
export function stepsOf(reportedOn: PlainDate, entries: readonly KeptEntry[]): ClaimStep[] {
  const told = entries.flatMap((entry) => {
    const key = keyOf(entry);
    const isDone = entry.status === 'DONE';
    return key && entry.status !== 'CANCELLED' ? [{ key, due: entry.dueDate, isDone }] : [];
  });
  const called = told.some(({ key }) => key === 'CALL');
  const call: ClaimStep = { key: 'CALL', due: addDays(reportedOn, CALL_DAYS), isDone: false };
  const steps = called || entries.length ? told : [call];
  return CLAIM_STEP_KEYS.flatMap((key) => {
    const own = steps.filter((step) => step.key === key).sort(byDay);
    const next = own.find(({ isDone }) => !isDone) ?? own.at(-1);
    return next ? [next] : [];
  });
}

const byDay = (one: ClaimStep, other: ClaimStep): number => one.due.localeCompare(other.due);

/** What an entry is to the insured; null where it is the house's own. */
function keyOf({ entryType, rule }: KeptEntry): ClaimStepKey | null {
  if (entryType === 'CONTACT_24H') return 'CALL';
  if (entryType === 'STATUS_30D') return 'STATUS';
  const act = rule?.split(' ')[0];
  return CLAIM_STEP_KEYS.find((key) => key === act) ?? null;
}
