import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiPage, Can, Refuses } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import type { RenewalPage } from './renewals.dto';
import {
  AutoRenewalResponse,
  BulkOptOutRequest,
  MuteRemindersRequest,
  NonRenewRequest,
  OptOutRequest,
  RenewalCounts,
  RenewalSearchQuery,
  RenewalSummary,
  UpdatedPoliciesResponse,
} from './renewals.dto';
import { RenewalsQueries } from './renewals.queries';
import { RenewalsService } from './renewals.service';

@ApiTags('renewals')
@Controller('api/policy/v1')
export class RenewalsController {
  constructor(
    private readonly renewals: RenewalsService,
    private readonly desk: RenewalsQueries,
    private readonly queries: PoliciesQueries,
  ) {}

  /**
   * The policies near their end, with how far the renewal of each has come.
   *
   * @remarks From 120 days before the end to 30 days after it. `counts` has a number for each stage:
   * `AT_RISK` is what ends within 30 days and is not bound, `LAPSED` what ended without a renewal.
   */
  @Get('search/renewals')
  @Can('policy:renew')
  @ApiPage(RenewalSummary, RenewalCounts)
  searchRenewals(
    @Query() query: RenewalSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<RenewalPage> {
    return this.desk.search(query, caller);
  }

  /**
   * Opt policies out of their renewal, or in again: all of them, or none.
   *
   * @remarks One that is renewed or not renewed already refuses the whole list with 409.
   */
  @Put('bulk/renewal-opt-out')
  @Can('policy:renewal-opt-out')
  @Refuses({ 404: '' })
  async optOutPolicies(
    @Body() { policyIds, optOut, reason }: BulkOptOutRequest,
    @CurrentCaller() { actor }: Caller,
  ): Promise<UpdatedPoliciesResponse> {
    await this.renewals.optOut(policyIds, { isOptedOut: optOut, reason }, actor);
    return { updatedCount: new Set(policyIds).size };
  }

  /**
   * Opt a policy out of its renewal, or in again.
   *
   * @remarks It ends at its end, and its open renewal quotes are lost. What the insurer gave notice of
   * is not taken back by it.
   */
  @Put('optout/:policyId')
  @Can('policy:renewal-opt-out')
  async optOutPolicy(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { optOut, reason }: OptOutRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.renewals.optOut([id], { isOptedOut: optOut, reason }, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Do not renew a policy, by notice of its insurer.
   *
   * @remarks The notice is mailed at once. One that is later than the days of the state lets cover go on at
   * its terms until they have run, for a premium pro rata.
   */
  @Put('non-renew/:policyId')
  @Can('policy:non-renew')
  async nonRenewPolicy(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { reason }: NonRenewRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.renewals.nonRenew(id, reason, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Remind nobody of the end of these policies, or again.
   *
   * @remarks Reminders go to agency and insured 90, 60, 30, 14, 7 days and one day before the end.
   */
  @Post('mute-renewal-reminders')
  @Can('policy:renew')
  @Refuses({ 404: '' })
  async muteReminders(
    @Body() { policyIds, mute }: MuteRemindersRequest,
    @CurrentCaller() { actor }: Caller,
  ): Promise<UpdatedPoliciesResponse> {
    await this.renewals.mute(policyIds, mute, actor);
    return { updatedCount: new Set(policyIds).size };
  }

  /**
   * Quote the renewal of a policy by itself, now.
   *
   * @remarks The quote of the answered id is made in a moment. Where the rules of automatic renewals hold
   * it waits to be sent to the insured, else for an underwriter with the reasons. A policy of which a
   * renewal is quoted or bound refuses with 409.
   */
  @Post('auto-renewal/:policyId')
  @Can('policy:non-renew')
  async renewAutomatically(
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentCaller() { actor }: Caller,
  ): Promise<AutoRenewalResponse> {
    return { quoteId: await this.renewals.renewAutomatically(id, actor) };
  }
}
