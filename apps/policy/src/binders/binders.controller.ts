import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import {
  BinderDetail,
  BinderResponse,
  BinderSearchQuery,
  ExtendBinderRequest,
  IssueBinderRequest,
} from './binders.dto';
import { BindersQueries } from './binders.queries';
import { ExtendBinderService } from './extend-binder.service';
import { IssueService } from './issue.service';

@ApiTags('binders')
@Controller('api/policy/v1/binders')
export class BindersController {
  constructor(
    private readonly issues: IssueService,
    private readonly extensions: ExtendBinderService,
    private readonly queries: BindersQueries,
    private readonly policies: PoliciesQueries,
  ) {}

  /**
   * The binders in the caller's scope.
   *
   * @remarks Binders whose policy is not issued yet say what they wait for.
   */
  @Get('search')
  @Can('binder:view')
  @ApiPage(BinderResponse)
  searchBinders(
    @Query() query: BinderSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<BinderResponse>> {
    return this.queries.search(query, caller);
  }

  /**
   * One binder with what issuing waits for.
   *
   * @remarks The guards that are not met are listed; once all are, the policy is issued by itself.
   */
  @Get(':binderId')
  @Can('binder:view')
  getBinder(
    @Param('binderId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<BinderDetail> {
    return this.queries.get(id, caller);
  }

  /**
   * Issue the policy of a binder; 409 names every guard that is not met.
   *
   * @remarks The policy gets its number, its documents are printed and webhooks are told. It is
   * undone by cancelling the policy.
   */
  @Post('issue/:binderId')
  @HttpCode(200)
  @Can('quote:issue')
  async issueBinder(
    @Param('binderId', ParseUUIDPipe) id: string,
    @Body() body: IssueBinderRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.issues.issueByHand(id, body, caller.actor);
    return this.policies.get(id, caller);
  }

  /**
   * Extend a binder that has run out.
   *
   * @remarks It holds until the day that is named, 60 days after its effective date at the latest, and
   * is billed anew; what was paid before is unapplied cash and can be transferred to the new invoice.
   * `binder.extended.v1` is published. 409 when the client has another policy in the same days. It
   * runs out again by itself.
   */
  @Put('extend/:binderId')
  @Can('binder:extend')
  async extendBinder(
    @Param('binderId', ParseUUIDPipe) id: string,
    @Body() body: ExtendBinderRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<BinderDetail> {
    await this.extensions.extend(id, body, caller.actor);
    return this.queries.get(id, caller);
  }
}
