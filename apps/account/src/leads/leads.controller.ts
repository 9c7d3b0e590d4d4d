import { Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import type { FastifyReply } from 'fastify';
import { LEAD_ADDRESS, LeadResponse, LeadSearchQuery } from './leads.dto';
import { LeadsService } from './leads.service';

@ApiTags('sales leads')
@Controller('api')
export class LeadsController {
  constructor(private readonly leads: LeadsService) {}

  /**
   * Carry an account as a sales lead, as it stands now.
   *
   * @remarks A client is one lead, told again by each call. Only staff do; others have no leads (404).
   */
  @Post('account/v1/sync-leads/:accountId')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: LeadResponse, headers: LEAD_ADDRESS })
  @Can('account:certify')
  async syncLeads(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeadResponse> {
    const lead = await this.leads.sync(accountId, actor);
    const search = encodeURIComponent(lead.companyName);
    void reply.header('location', `/api/sales/v1/leads?search=${search}`);
    return lead;
  }

  /**
   * The sales leads, by the name of the company.
   *
   * @remarks Others than staff find none. A text finds the company, `status` and `source` narrow
   * the list. A lead stands as its account stood when it was last synced.
   */
  @Get('sales/v1/leads')
  @Can('account:certify')
  @ApiPage(LeadResponse)
  searchLeads(
    @Query() query: LeadSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<LeadResponse>> {
    return this.leads.search(query, actor);
  }
}
