import type { TimelineRules } from '@palisade/kernel';
import { EVERYBODY, TRADE } from '@palisade/kernel';
import type { AccountAction } from './account-status';
import type { SubmissionAction } from './submissions/submission-status';

/** What is recorded of an account. */
export type AccountStep =
  | AccountAction
  | 'create'
  | 'link'
  | 'change-agent'
  | 'edit'
  | 'ask-rename'
  | 'rename'
  | 'refuse-rename'
  | 'verify'
  | 'certify'
  | 'answer'
  | 'contact'
  | 'tag'
  | 'scan'
  | 'scan-consent'
  | 'refresh';

/** What is told of what was done to an account, and to whom. */
export const ACCOUNT_TIMELINE: TimelineRules<AccountStep> = {
  subjectType: 'account',
  actions: {
    create: EVERYBODY,
    link: TRADE,
    requestQuote: TRADE,
    issuePolicy: EVERYBODY,
    endLastPolicy: EVERYBODY,
    'change-agent': EVERYBODY,
    edit: EVERYBODY,
    'ask-rename': TRADE,
    rename: EVERYBODY,
    'refuse-rename': TRADE,
    verify: EVERYBODY,
    reopen: TRADE,
    decline: TRADE,
    undecline: TRADE,
    lost: TRADE,
    delete: TRADE,
    certify: TRADE,
    answer: EVERYBODY,
    tag: TRADE,
    contact: EVERYBODY,
    scan: EVERYBODY,
    'scan-consent': EVERYBODY,
    refresh: TRADE,
  },
  fields: {
    status: { kind: 'STATUS', readers: EVERYBODY },
    name: { kind: 'TEXT', readers: EVERYBODY },
    // The first of two people; the second did what is told.
    askedBy: { kind: 'TEXT', readers: TRADE },
  },
};

/** What is recorded of a submission. */
export type SubmissionStep = SubmissionAction | 'create' | 'remind';

/** What is told of what was done to a submission, and to whom. */
export const SUBMISSION_TIMELINE: TimelineRules<SubmissionStep> = {
  subjectType: 'submission',
  actions: {
    create: TRADE,
    edit: TRADE,
    assign: TRADE,
    reassign: TRADE,
    askInformation: TRADE,
    remind: TRADE,
    certify: TRADE,
    takeQuote: TRADE,
    release: TRADE,
    bind: TRADE,
    decline: TRADE,
    nonViable: TRADE,
    lose: TRADE,
    complete: TRADE,
    reopen: TRADE,
    delete: TRADE,
  },
  fields: {
    status: { kind: 'STATUS', readers: TRADE },
    operationalStatus: { kind: 'STATUS', readers: TRADE },
    reason: { kind: 'TEXT', readers: TRADE },
    quotedPremium: { kind: 'MONEY', readers: TRADE },
  },
};
