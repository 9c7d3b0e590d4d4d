import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AccountChangesService } from '../closing/account-changes.service';
import { Submission } from '../snapshots/submission.entity';

@Injectable()
export class SubmissionStatusChangedConsumer {
  constructor(private readonly changes: AccountChangesService) {}

  @Consumes('submission.status-changed.v1')
  async handle({ data }: CloudEvent<'submission.status-changed.v1'>, tx: Tx): Promise<void> {
    const { submissionId: id, accountId, agencyId, status, version } = data;
    await saveSnapshot(tx, Submission, { id, accountId, agencyId, status, version });
    await this.changes.followSubmission(tx, data);
  }
}
