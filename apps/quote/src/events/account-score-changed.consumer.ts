import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AccountScore } from '../snapshots/account-score.entity';
import { EvidenceService } from '../subjectivities/evidence.service';

@Injectable()
export class AccountScoreChangedConsumer {
  constructor(private readonly evidence: EvidenceService) {}

  @Consumes('account.score-changed.v1')
  async handle({ data }: CloudEvent<'account.score-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId: id, companyAggregate, industryAggregate, factors } = data;
    const { signals = null, profileScore, version } = data;
    const score = { companyAggregate, industryAggregate, factors, signals };
    const row = { id, ...score, profileScore, version };
    await saveSnapshot(tx, AccountScore, row);
    await this.evidence.takeScore(tx, id);
  }
}
