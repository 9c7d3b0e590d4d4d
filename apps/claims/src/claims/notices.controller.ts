import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from './caller';
import { CurrentCaller } from './caller';
import { CreateClaimRequest } from './claim-requests.dto';
import { ClaimResponse } from './claims.dto';
import { ClaimsQueries } from './claims.queries';
import { ClaimsService } from './claims.service';

/** The first save of a claim has an address among the policies; the claim is owned here. */
@ApiTags('claims')
@Controller('api/policy/v1/claim')
export class NoticesController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly queries: ClaimsQueries,
  ) {}

  /**
   * Save a claim for the first time, or file it at once.
   *
   * @remarks A saved claim is UN_FILED and can be edited or deleted. A filed one gets its number,
   * and the handlers hear of it; the day of loss must be covered.
   */
  @Post()
  @Can('claim:create')
  async createClaim(
    @Body() body: CreateClaimRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimResponse> {
    const id = await this.claims.create(body, caller);
    return this.queries.get(id, caller);
  }
}
