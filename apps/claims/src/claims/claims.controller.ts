import {
  Body,
  Controller,
  Delete,
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
import { ApiPage, Can, FindQuery, FoundRows } from '@palisade/platform';
import type { Caller } from './caller';
import { CurrentCaller } from './caller';
import {
  ClaimSearchQuery,
  CorrectClaimRequest,
  EndCircumstanceRequest,
  UpdateClaimRequest,
} from './claim-requests.dto';
import { ClaimResponse, ClaimSummary } from './claims.dto';
import { ClaimsFinder } from './claims.finder';
import { ClaimsQueries } from './claims.queries';
import { ClaimsService } from './claims.service';
import { CorrectClaimService } from './correct-claim.service';

@ApiTags('claims')
@Controller('api/claims/v1')
export class ClaimsController {
  constructor(
    private readonly claims: ClaimsService,
    private readonly corrections: CorrectClaimService,
    private readonly queries: ClaimsQueries,
    private readonly finder: ClaimsFinder,
  ) {}

  /**
   * The claims in the caller's scope.
   *
   * @remarks Every agency and insured sees the own ones, staff all of them.
   */
  @Get('search')
  @Can('claim:view')
  @ApiPage(ClaimSummary)
  searchClaims(
    @Query() query: ClaimSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<ClaimSummary>> {
    return this.queries.search(query, caller);
  }

  /**
   * The claims that a text means, at most five.
   *
   * @remarks By number, with or without its dashes, by client or by the number of the policy; in
   * the rows of the list. The number itself comes first, then what begins so; `detail` is the
   * number of the policy.
   */
  @Get('find')
  @Can('claim:view')
  async findClaims(
    @Query() { search }: FindQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<FoundRows> {
    return { hits: await this.finder.find(search, caller.actor) };
  }

  /**
   * One claim.
   *
   * @remarks `allowedActions` names what the caller may do with it now.
   */
  @Get(':claimId')
  @Can('claim:view')
  getClaim(
    @Param('claimId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimResponse> {
    return this.queries.get(id, caller);
  }

  /**
   * Save the progress of a claim, or file it.
   *
   * @remarks Filing is final: from then on handlers work on its file.
   */
  @Put(':claimId')
  @Can('claim:create')
  async updateClaim(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Body() body: UpdateClaimRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimResponse> {
    await this.claims.update(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Correct what a filed claim says of its loss.
   *
   * @remarks By its agency and by staff, with a reason that its timeline tells. The claim falls under
   * the policy in force on the corrected day, and the file of the claims staff takes the day over.
   * `claim.changed.v1` is published. 409 once the claim is closed; correct it again to undo it.
   */
  @Put(':claimId/correction')
  @Can('claim:edit')
  async correctClaim(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Body() body: CorrectClaimRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimResponse> {
    await this.corrections.correct(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Make a claim of a circumstance that was told of.
   *
   * @remarks By whom may file claims. It keeps its number and the day on which it was told of first,
   * and from then on its file can be opened. `claim.filed.v1` is published as of a claim. 409 for what
   * is a claim already; a claim that is none after all has its file closed.
   */
  @Post(':claimId/claim')
  @HttpCode(200)
  @Can('claim:create')
  async makeClaimOfCircumstance(
    @Param('claimId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimResponse> {
    await this.claims.makeClaim(id, caller);
    return this.queries.get(id, caller);
  }

  /**
   * End a circumstance without a claim, or take it up again.
   *
   * @remarks With a reason that its insured is told (400). What is a claim, has ended, or is kept still is
   * refused (409). It keeps its number and the day on which it was told of first. `claim.changed.v1`
   * is published; one that has ended is no loss of its policy, and its insured is written to.
   */
  @Put(':claimId/circumstance')
  @Can('claim:manage')
  async endCircumstance(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Body() body: EndCircumstanceRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimResponse> {
    await this.claims.endCircumstance(id, body, caller);
    return this.queries.get(id, caller);
  }

  /**
   * Delete a claim that was not filed.
   *
   * @remarks A filed claim is refused with 409, as is one that another organisation began, but for
   * staff. No call brings it back: begin it again.
   */
  @Delete(':claimId')
  @HttpCode(204)
  @Can('claim:delete')
  async deleteClaim(
    @Param('claimId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<void> {
    await this.claims.delete(id, caller);
  }
}
