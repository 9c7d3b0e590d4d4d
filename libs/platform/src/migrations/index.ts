import { AddMessaging1700000000000 } from './1700000000000-add-messaging';
import { AddActivity1700000000001 } from './1700000000001-add-activity';
import { AddAccess1700000000002 } from './1700000000002-add-access';
import { AddStoredAnswers1700000000003 } from './1700000000003-add-stored-answers';
import { AddOpenOutboxIndex1700000000004 } from './1700000000004-add-open-outbox-index';
import { AddOutgoingMessages1700000000005 } from './1700000000005-add-outgoing-messages';
import { AddDiscardedEvents1700000000006 } from './1700000000006-add-discarded-events';
import { AddTenantTime1700000000007 } from './1700000000007-add-tenant-time';
import { AddMessageErrors1700000000008 } from './1700000000008-add-message-errors';
import { AddJobs1700000000009 } from './1700000000009-add-jobs';
import { AddJobTurns1700000000010 } from './1700000000010-add-job-turns';
import { AddRevokedTokens1700000000011 } from './1700000000011-add-revoked-tokens';
import { AddJobTries1700000000020 } from './1700000000020-add-job-tries';
import { AddFoldText1700000000080 } from './1700000000080-add-fold-text';

/** Tables that every service has, the oldest first. */
export const platformMigrations = [
  AddMessaging1700000000000,
  AddActivity1700000000001,
  AddAccess1700000000002,
  AddStoredAnswers1700000000003,
  AddOpenOutboxIndex1700000000004,
  AddOutgoingMessages1700000000005,
  AddDiscardedEvents1700000000006,
  AddTenantTime1700000000007,
  AddMessageErrors1700000000008,
  AddJobs1700000000009,
  AddJobTurns1700000000010,
  AddRevokedTokens1700000000011,
  AddJobTries1700000000020,
  AddFoldText1700000000080,
];
