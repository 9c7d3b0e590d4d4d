import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  DiffQuery,
  PolicyStateResponse,
  RevisionDiffResponse,
  RevisionResponse,
} from './revisions.dto';
import { StateQuery, TransactionResponse, TransactionsQuery } from './revisions.dto';
import { RevisionsQueries } from './revisions.queries';

@ApiTags('revisions')
@Controller('api/policy/v1')
export class RevisionsController {
  constructor(private readonly queries: RevisionsQueries) {}

  /**
   * The revisions of a policy.
   *
   * @remarks The first is the issue; each later one names what made it.
   */
  @Get('revisions/:policyId')
  @Can('policy:view')
  listRevisions(
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<RevisionResponse[]> {
    return this.queries.revisions(id, actor);
  }

  /**
   * What differs between two revisions; between the last two when none is named.
   *
   * @remarks Field by field, before and after. A cancellation is told as the date from which it ends
   * the cover.
   */
  @Get('diff/:policyId')
  @Can('policy:view')
  diffRevisions(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Query() query: DiffQuery,
    @CurrentActor() actor: Actor,
  ): Promise<RevisionDiffResponse> {
    return this.queries.diff(id, query, actor);
  }

  /**
   * What is true of a policy on a date.
   *
   * @remarks Follows endorsements and cancellations by the days on which they begin, not on which
   * they were entered.
   */
  @Get(':policyId/state')
  @Can('policy:view')
  getPolicyState(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Query() query: StateQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyStateResponse> {
    return this.queries.state(id, query, actor);
  }

  /**
   * The transactions of a policy as they were known at a time.
   *
   * @remarks Issued transactions are never changed; a reversal negates its target.
   */
  @Get(':policyId/transactions')
  @Can('policy:view')
  @ApiPage(TransactionResponse)
  listPolicyTransactions(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Query() query: TransactionsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<TransactionResponse>> {
    return this.queries.transactions(id, query, actor);
  }
}
