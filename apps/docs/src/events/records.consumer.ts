import { Injectable } from '@nestjs/common';
import type { CloudEvent, Scope } from '@palisade/contracts';
import type { Tx } from '@palisade/platform';
import { Consumes, saveSnapshot } from '@palisade/platform';
import type { RecordNoun } from '../snapshots/record.entity';
import { RecordRow } from '../snapshots/record.entity';

interface Told {
  noun: RecordNoun;
  id: string;
  policyId?: string | null;
  scope: Scope;
  version: number;
}

/** Keeps who sees the records that files are brought for. */
@Injectable()
export class RecordsConsumer {
  @Consumes('account.created.v1', 'account.changed.v1')
  async saveAccount(
    { data }: CloudEvent<'account.created.v1' | 'account.changed.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { insured, scope, version } = data;
    await save(tx, { noun: 'ACCOUNT', id: insured.accountId, scope, version });
  }

  @Consumes('quote.requested.v1')
  async saveQuote({ data }: CloudEvent<'quote.requested.v1'>, tx: Tx): Promise<void> {
    const { quoteHead, scope, version } = data;
    await save(tx, { noun: 'QUOTE', id: quoteHead.quoteId, scope, version });
  }

  @Consumes('binder.bound.v1', 'policy.issued.v1')
  async savePolicy(
    { data }: CloudEvent<'binder.bound.v1' | 'policy.issued.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { policyId, quoteId } = data.policyHead;
    const { scope, version } = data;
    await save(tx, { noun: 'POLICY', id: policyId, policyId, scope, version });
    await keepBound(tx, quoteId);
  }

  /** An endorsement that was bought goes by the id of its quote; the papers of that stay with the policy. */
  @Consumes('policy.endorsed.v1')
  async saveBought({ data }: CloudEvent<'policy.endorsed.v1'>, tx: Tx): Promise<void> {
    if (data.type === 'PREMIUM' || data.type === 'REVERTED')
      await keepBound(tx, data.endorsementId);
  }

  @Consumes('claim.filed.v1', 'claim.changed.v1')
  async saveClaim(
    { data }: CloudEvent<'claim.filed.v1' | 'claim.changed.v1'>,
    tx: Tx,
  ): Promise<void> {
    const { claimId, policyId, scope, version } = data;
    await save(tx, { noun: 'CLAIM', id: claimId, policyId, scope, version });
  }

  /**
   * The agency of whatever belongs to an account is the account's of today; what the one before only
   * quoted stays with it.
   */
  @Consumes('account.agent-changed.v1')
  async move({ data }: CloudEvent<'account.agent-changed.v1'>, tx: Tx): Promise<void> {
    const { accountId, teamIds, scope, version } = data;
    const [kept] = (await tx.em.query('select version from record where id = $1', [accountId])) as {
      version: number;
    }[];
    // What came later told of the agency already.
    if (kept && kept.version >= version) return;
    await tx.em.update(RecordRow, { id: accountId }, { version });
    const agencyId = scope.agencyId ?? data.agent?.agencyId ?? null;
    for (const [table, quoteId] of [
      ['record', 'id'],
      ['document', 'quote_id'],
    ]) {
      await tx.em.query(
        `update ${table} set agency_id = $2, team_ids = $3
         where account_id = $1 and not exists (
           select 1 from record as quoted
           where quoted.id = ${table}.${quoteId} and quoted.noun = 'QUOTE'
             and not exists (select 1 from bound_quote where bound_quote.id = quoted.id))`,
        [accountId, agencyId, teamIds],
      );
    }
  }
}

async function keepBound(tx: Tx, quoteId: string): Promise<void> {
  await tx.em.query('insert into bound_quote (id) values ($1) on conflict do nothing', [quoteId]);
}

async function save(tx: Tx, { noun, id, policyId = null, scope, version }: Told): Promise<void> {
  const { accountId, agencyId, teamIds, carrierId, vendorIds } = scope;
  const seenBy = { accountId, agencyId, teamIds, carrierId, vendorIds };
  await saveSnapshot(tx, RecordRow, { id, noun, policyId, ...seenBy, version });
}
