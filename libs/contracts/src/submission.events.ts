import { publishes } from './event';
import { nullable, oneOf, str, text, uuid } from './schema';
import { SUBMISSION_STATUSES } from './statuses';

/** What account publishes of submissions. */
export const SUBMISSION_EVENTS = publishes('account', {
  'submission.status-changed.v1': {
    when: 'a submission is sent in, or takes a step of its life',
    payload: {
      submissionId: uuid,
      msgId: nullable(str(200)),
      accountId: nullable(uuid),
      agencyId: uuid,
      accountName: str(200),
      status: oneOf(...SUBMISSION_STATUSES),
      action: str(40),
      operationalStatus: oneOf('UNASSIGNED', 'ASSIGNED', 'PENDING_INFO', 'IN_REVIEW', 'DONE'),
      businessType: oneOf('New Business', 'Renewal'),
      assignedUserId: nullable(uuid),
      reason: nullable(text),
    },
    consumers: {
      docs: 'whose mail it came with, and whose its files are',
      quote: 'what a quote is made for; DECLINED, NON_VIABLE or LOST closes its open quotes',
    },
    out: ['browser', 'notification'],
  },
  'submission.information-due.v1': {
    when: 'seven days after an agency was asked for information that a submission still waits for',
    payload: {
      submissionId: uuid,
      accountId: nullable(uuid),
      agencyId: uuid,
      accountName: str(200),
      assignedUserId: nullable(uuid),
    },
    consumers: {},
    out: ['browser', 'notification'],
  },
});
