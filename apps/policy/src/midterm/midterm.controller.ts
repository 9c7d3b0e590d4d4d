import { Controller, Get, Param, ParseUUIDPipe, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { MidtermChangeResponse, MidtermQuery } from './midterm.dto';
import { MidtermQueries } from './midterm.queries';

@ApiTags('revisions')
@Controller('api/policy/v1/midterm')
export class MidtermController {
  constructor(private readonly queries: MidtermQueries) {}

  /**
   * What changed policies within their terms, in the caller's scope, the latest first.
   *
   * @remarks Endorsements, changes without a premium, cancellations and reinstatements, and what takes
   * one of them back. `GET /api/policy/v1/revisions/{policyId}` has what each covers.
   */
  @Get('search')
  @Can('policy:view')
  @ApiPage(MidtermChangeResponse)
  searchMidtermChanges(
    @Query() query: MidtermQuery,
    @CurrentCaller() { actor }: Caller,
  ): Promise<Page<MidtermChangeResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * What changed one policy within its term, the latest first.
   *
   * @remarks Each with its date of effect, the day it was made, and what it changed in premium.
   */
  @Get(':policyId')
  @Can('policy:view')
  listMidtermChanges(
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentCaller() { actor }: Caller,
  ): Promise<MidtermChangeResponse[]> {
    return this.queries.ofPolicy(id, actor);
  }
}
