import { Injectable } from '@nestjs/common';
import type { CloudEvent, EventData } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import { AccountStatusService } from '../accounts/account-status.service';
import { PolicyLimit } from '../snapshots/policy-limit.entity';
import { PolicyOfAccount } from '../snapshots/policy-of-account.entity';

type Begun = CloudEvent<'policy.issued.v1' | 'policy.reinstated.v1'>;
type Limited = CloudEvent<'policy.issued.v1' | 'policy.endorsed.v1'>;
type Ended = CloudEvent<
  'policy.cancelled.v1' | 'policy.expired.v1' | 'policy.renewed.v1' | 'policy.voided.v1'
>;
type OfPolicy = Pick<EventData<'policy.expired.v1'>, 'policyHead' | 'scope' | 'version'>;

/** An account is insured from its first policy until the end of its last. */
@Injectable()
export class PolicyConsumer {
  constructor(private readonly statuses: AccountStatusService) {}

  @Consumes('policy.issued.v1', 'policy.reinstated.v1')
  async begin({ data }: Begun, tx: Tx): Promise<void> {
    const accountId = await save(data, false, tx);
    if (!accountId) return;
    await this.statuses.keep(accountId, tx);
    await this.statuses.apply(accountId, 'issuePolicy', tx);
  }

  @Consumes('policy.issued.v1', 'policy.endorsed.v1')
  async limit({ data }: Limited, tx: Tx): Promise<void> {
    const { policyHead, scope, version } = data;
    if (!scope.accountId) return;
    // A change may be dated before others: the limit is that of the last terms.
    const cover = 'cover' in data ? data.cover : undefined;
    const terms = cover?.findLast((one) => one.terms)?.terms ?? data.terms;
    await saveSnapshot(tx, PolicyLimit, {
      id: policyHead.policyId,
      accountId: scope.accountId,
      aggregateLimit: terms.aggregateLimit,
      effectiveDate: policyHead.effectiveDate,
      version,
    });
  }

  @Consumes('policy.cancelled.v1', 'policy.expired.v1', 'policy.renewed.v1', 'policy.voided.v1')
  async end({ data }: Ended, tx: Tx): Promise<void> {
    const accountId = await save(data, true, tx);
    if (!accountId) return;
    const isInsured = await tx.em.existsBy(PolicyOfAccount, { accountId, ended: false });
    if (!isInsured) await this.statuses.apply(accountId, 'endLastPolicy', tx);
  }
}

async function save(data: OfPolicy, ended: boolean, tx: Tx): Promise<string | null> {
  const { policyHead, scope, version } = data;
  const { accountId } = scope;
  if (accountId) {
    const { policyId: id, endDate } = policyHead;
    await saveSnapshot(tx, PolicyOfAccount, { id, accountId, ended, endDate, version });
  }
  return accountId;
}
