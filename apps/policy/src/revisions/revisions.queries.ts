import { Injectable } from '@nestjs/common';
import type { Page } from '@palisade/kernel';
import { DomainError, todayIn } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { DomainClock, listPage } from '@palisade/platform';
import { DataSource } from 'typeorm';
import { cancelledFrom, latestTerms, segmentsOf, termsOn } from '../domain/history/policy-stack';
import { termsDiff } from '../domain/history/terms-diff';
import { findPolicy, stackOf } from '../policies/policy-rows';
import { PolicyTransaction } from '../policies/policy-transaction.entity';
import { toTermsResponse } from '../policies/terms.dto';
import type {
  DiffQuery,
  PolicyStateResponse,
  RevisionDiffResponse,
  RevisionResponse,
} from './revisions.dto';
import type { StateQuery, TransactionResponse, TransactionsQuery } from './revisions.dto';
import { toRevision, toSegment, toTransaction } from './revisions.dto';

const LIST = {
  sortable: {
    number: 'entry.number',
    effectiveDate: 'entry.effectiveDate',
    created: 'entry.created',
  },
  defaultSort: 'number,asc',
  tieBreaker: 'entry.id',
};

/** The stack of a policy: what was agreed when, and what is true on a date. */
@Injectable()
export class RevisionsQueries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DomainClock,
  ) {}

  async revisions(id: string, actor: Actor): Promise<RevisionResponse[]> {
    return (await this.stack(id, actor)).map(toRevision);
  }

  /** What differs after two revisions: the terms that were last agreed, and a cancellation. */
  async diff(id: string, query: DiffQuery, actor: Actor): Promise<RevisionDiffResponse> {
    const stack = await this.stack(id, actor);
    const to = query.to ?? stack.length;
    const from = query.from ?? Math.max(to - 1, 1);
    const last = Math.max(from, to);
    if (last > stack.length) {
      throw new DomainError('REVISION_NOT_FOUND', 'Revision not found.', 404);
    }
    const after = (number: number) => {
      const known = stack.slice(0, number);
      return { ...toTermsResponse(latestTerms(known)), cancelDate: cancelledFrom(known) };
    };
    return { changes: termsDiff(after(from), after(to)) };
  }

  /** What is true on a date. */
  async state(id: string, query: StateQuery, actor: Actor): Promise<PolicyStateResponse> {
    const policy = await findPolicy(this.dataSource.manager, id, actor);
    const effective = query.effective ?? todayIn(policy.timeZone, this.clock.now());
    const stack = await stackOf(this.dataSource.manager, id);
    const segments = segmentsOf(stack)
      .filter(({ from, to }) => from <= effective && effective < to)
      .map(toSegment);
    const isCovered = termsOn(stack, effective) !== null;
    return { policyId: id, effective, isCovered, segments };
  }

  /** The transactions as they were known at a time. */
  async transactions(
    id: string,
    query: TransactionsQuery,
    actor: Actor,
  ): Promise<Page<TransactionResponse>> {
    const { manager } = this.dataSource;
    await findPolicy(manager, id, actor);
    const rows = manager
      .createQueryBuilder(PolicyTransaction, 'entry')
      .where('entry.policyId = :id', { id });
    if (query.asOf) rows.andWhere('entry.created <= :asOf', { asOf: query.asOf });
    const page = await listPage(rows, query, LIST);
    return { ...page, content: page.content.map(toTransaction) };
  }

  private async stack(id: string, actor: Actor): Promise<PolicyTransaction[]> {
    const { manager } = this.dataSource;
    await findPolicy(manager, id, actor);
    return stackOf(manager, id);
  }
}
