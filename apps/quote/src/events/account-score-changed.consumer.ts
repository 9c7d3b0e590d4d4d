import { Injectable } from '@nestjs/common';
import type { CloudEvent } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, DomainClock, saveSnapshot } from '@palisade/platform';
import { followScore } from '../closing/follow-score';
import { AccountScore } from '../snapshots/account-score.entity';
import { EvidenceService } from '../subjectivities/evidence.service';
import { holdEvidence } from '../subjectivities/hold-evidence';

@Injectable()
export class AccountScoreChangedConsumer {
  constructor(
    private readonly evidence: EvidenceService,
    private readonly clock: DomainClock,
  ) {}

  @Consumes('account.score-changed.v1')
  async handle({ data }: CloudEvent<'account.score-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId: id, companyAggregate, industryAggregate, factors } = data;
    const { signals = null, profileScore, version } = data;
    const score = { companyAggregate, industryAggregate, factors, signals };
    const row = { id, ...score, profileScore, version };
    await holdEvidence(tx.em, id);
    const last = await tx.em.findOneBy(AccountScore, { id });
    await saveSnapshot(tx, AccountScore, row);
    await this.evidence.takeScore(tx, id);
    const isNewer = (last?.version ?? 0) < version;
    if (!data.byTool || !isNewer) return;
    const at = { now: this.clock.now(), machineNow: this.clock.machineNow() };
    await followScore(tx, { accountId: id, before: last, after: score }, at);
  }
}
