import { Controller, Get, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Refuses } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { InvoicePrintResponse, PaperQuery, PaperResponse } from './papers.dto';
import { PapersService } from './papers.service';

@ApiTags('papers of policies')
@Controller('api/policy/v1')
export class PapersController {
  constructor(private readonly papers: PapersService) {}

  /**
   * Where the document of a policy is.
   *
   * @remarks The newest packet, or the one of an instant; of a binder the binder. 404 until it is printed,
   * a moment after the policy is issued.
   */
  @Get('document/:policyId')
  @Can('document:view')
  @Refuses({ 503: '' })
  findPolicyDocument(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Query() query: PaperQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<PaperResponse> {
    return this.papers.find(id, query, caller);
  }

  /**
   * Print the invoice of a policy anew, for the insured as it is named today.
   *
   * @remarks Its number, lines and due date stay. The document of the answered id is there in a moment and
   * takes the place of the earlier print.
   */
  @Post('regenerate-invoice/:policyId')
  @Can('policy:regenerate-invoice')
  async regenerateInvoice(
    @Param('policyId', ParseUUIDPipe) id: string,
    @CurrentCaller() { actor }: Caller,
  ): Promise<InvoicePrintResponse> {
    return { docId: await this.papers.printInvoice(id, actor) };
  }
}
