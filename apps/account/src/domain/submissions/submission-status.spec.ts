import { SUBMISSION_STATUSES, type SubmissionStatus } from '@palisade/contracts';
import { validateTransitions } from '@palisade/kernel';
import { declination, declinationText, declinedWithQuote } from './declination';
import type { OperationalStatus, SubmissionAct, SubmissionAction } from './submission-status';
import {
  offeredActs,
  reminderDue,
  statusAfterAct,
  statusAfterEvent,
  SUBMISSION_TRANSITIONS,
} from './submission-status';

const NOW = new Date('2026-06-01T12:00:00Z');
const DAY_MS = 86_400_000;

describe('the status of a submission', () => {
  it('is a sound lifecycle', () => {
    const shape = {
      statuses: SUBMISSION_STATUSES,
      initial: ['NEW', 'IN_PROGRESS'] as const,
      terminal: ['COMPLETED', 'DELETED'] as const,
    };
    expect(
      validateTransitions<SubmissionStatus, SubmissionAction>(SUBMISSION_TRANSITIONS, shape),
    ).toEqual([]);
  });

  // domain.md §5.4, row by row.
  it.each<[SubmissionAction, readonly SubmissionStatus[], SubmissionStatus]>([
    ['assign', ['NEW'], 'IN_PROGRESS'],
    ['askInformation', ['NEW', 'IN_PROGRESS'], 'IN_PROGRESS'],
    ['certify', ['IN_PROGRESS'], 'CERTIFIED'],
    ['release', ['NEW', 'IN_PROGRESS', 'CERTIFIED'], 'QUOTED'],
    ['decline', ['NEW', 'IN_PROGRESS', 'CERTIFIED', 'QUOTED'], 'DECLINED'],
    ['nonViable', ['NEW', 'IN_PROGRESS', 'CERTIFIED'], 'NON_VIABLE'],
    ['lose', ['QUOTED', 'CERTIFIED', 'IN_PROGRESS'], 'LOST'],
    ['complete', ['BOUND', 'QUOTED'], 'COMPLETED'],
    ['reopen', ['DECLINED', 'NON_VIABLE', 'LOST'], 'IN_PROGRESS'],
    ['delete', ['NEW', 'NON_VIABLE'], 'DELETED'],
  ])('%s leads from %j to %s, and from nowhere else', (action, from, to) => {
    const reached = SUBMISSION_STATUSES.filter((status) => statusAfterEvent(status, action) === to);
    expect([...reached].sort()).toEqual([...from].sort());
    const others = SUBMISSION_STATUSES.filter((status) => !from.includes(status));
    expect(others.map((status) => statusAfterEvent(status, action))).toEqual(
      others.map(() => null),
    );
  });

  it.each<[string, SubmissionAct, SubmissionStatus, number | null, boolean, string]>([
    ['89 days after it was lost', 'reopen', 'LOST', 89, true, 'IN_PROGRESS'],
    ['90 days after it was declined', 'reopen', 'DECLINED', 90, true, 'IN_PROGRESS'],
    ['91 days after', 'reopen', 'DECLINED', 91, true, 'within 90 days'],
    ['with a quote', 'delete', 'NEW', null, true, 'A submission with a quote is kept.'],
    ['without one', 'delete', 'NEW', null, false, 'DELETED'],
    ['that is open', 'reopen', 'NEW', null, false, 'not allowed in status NEW'],
  ])('of one %s: %s from %s', (_, act, status, daysClosed, wasQuoted, expected) => {
    const closedOn = daysClosed === null ? null : new Date(NOW.getTime() - daysClosed * DAY_MS);
    const submission = { status, closedOn, wasQuoted };
    const isOffered = offeredActs(submission, () => true, NOW).includes(act);
    if (isOffered) expect(statusAfterAct(submission, act, NOW)).toBe(expected);
    else expect(() => statusAfterAct(submission, act, NOW)).toThrow(expected);
  });

  it('offers nobody what their role does not permit', () => {
    const submission = { status: 'IN_PROGRESS', closedOn: null, wasQuoted: false } as const;
    const holds = (permission: string): boolean => permission === 'submission:certify';
    expect(offeredActs(submission, holds, NOW)).toEqual(['certify']);
  });
});

describe('why a submission is declined', () => {
  const told = { declinationReasonDescription: 'No backups.' };

  it('is the text of one’s own with the fill-in option alone', () => {
    const own = { ...told, fillInDeclinationReason: 'Too many breaches' };
    const filled = declination({ ...own, declinationReason: 'FILL_IN_OPTION' });
    expect(declinationText(filled)).toBe('Too many breaches: No backups.');
    const chosen = declination({ ...own, declinationReason: 'POOR_CONTROLS' });
    expect(chosen.fillInDeclinationReason).toBeNull();
    expect(declinationText(chosen)).toBe('POOR_CONTROLS: No backups.');
  });

  it.each([
    ['Poor controls', 'Poor controls'],
    ['DEC_CLASS', 'The quote was declined'],
    [null, 'The quote was declined'],
  ])('is, where its quote was declined for %s: %s', (summary, expected) => {
    expect(declinedWithQuote('No backups.', summary)).toEqual({
      declinationReason: 'FILL_IN_OPTION',
      declinationReasonDescription: 'No backups.',
      fillInDeclinationReason: expected,
    });
  });

  it('is asked for with the fill-in option', () => {
    expect(() => declination({ ...told, declinationReason: 'FILL_IN_OPTION' })).toThrow(
      'Fill-In text is required',
    );
  });
});

describe('the reminder of information', () => {
  const before = new Date('2026-06-03T12:00:00Z');
  it.each<[string, SubmissionAction, OperationalStatus, Date | null, string | null]>([
    ['begins when it is asked for', 'askInformation', 'PENDING_INFO', null, '2026-06-08'],
    [
      'begins again when it is asked for again',
      'askInformation',
      'PENDING_INFO',
      before,
      '2026-06-08',
    ],
    ['stays while it is waited for', 'edit', 'PENDING_INFO', before, '2026-06-03'],
    ['ends when the work goes on', 'reassign', 'ASSIGNED', before, null],
    ['is none where nothing was asked for', 'edit', 'ASSIGNED', null, null],
  ])('%s', (_, action, operationalStatus, was, day) => {
    const due = reminderDue({ operationalStatus, before: was }, action, NOW);
    expect(due?.toISOString().slice(0, 10) ?? null).toBe(day);
  });
});
