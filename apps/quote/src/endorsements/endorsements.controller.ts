import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, DryRun, Previews, Refuses } from '@palisade/platform';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { QuoteResponse, QuoteSummary } from '../quotes/quotes.dto';
import { QuotesQueries } from '../quotes/quotes.queries';
import { EndorsementChangesService } from './endorsement-changes.service';
import { EndorsementChange, EndorsementRequest, EndorsementResponse } from './endorsements.dto';
import { EndorsementsService } from './endorsements.service';

@ApiTags('endorsement quotes')
@Controller('api/quote/v1/endorsement')
export class EndorsementsController {
  constructor(
    private readonly endorsements: EndorsementsService,
    private readonly changes: EndorsementChangesService,
    private readonly queries: QuotesQueries,
  ) {}

  /**
   * The endorsement quotes of the policy of this id, the latest first.
   *
   * @remarks Those that were deleted are left out. Bound ones are revisions of the policy.
   */
  @Get(':id')
  @Can('quote:view')
  listEndorsements(
    @Param('id', ParseUUIDPipe) policyId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteSummary[]> {
    return this.queries.endorsements(policyId, caller);
  }

  /**
   * Make a quote that changes the policy of this id.
   *
   * @remarks It is rated against the policy in force and answers the difference. `Prefer: dry-run`
   * shows that and saves nothing. Binding it makes the next revision of the policy; deleting it
   * leaves the policy as it is.
   */
  @Post(':id')
  @Can('policy:endorse')
  @Previews()
  @Refuses({ 503: '' })
  createEndorsement(
    @Param('id', ParseUUIDPipe) policyId: string,
    @Body() body: EndorsementRequest,
    @CurrentCaller() caller: Caller,
    @DryRun() dryRun: boolean,
  ): Promise<EndorsementResponse> {
    return this.endorsements.create(policyId, body, caller, dryRun);
  }

  /**
   * Change the endorsement quote of this id, as long as it is not bound.
   *
   * @remarks The difference from the policy is rated again, and a rule that is hit sends it to
   * underwriting. A bound one is refused with 409; a further endorsement changes what it did.
   */
  @Put(':id')
  @Can('policy:endorse')
  @Refuses({ 503: '' })
  async changeEndorsement(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: EndorsementChange,
    @CurrentCaller() caller: Caller,
  ): Promise<QuoteResponse> {
    await this.changes.change(id, body, caller);
    return this.queries.get(id, caller);
  }
}
