import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can } from '@palisade/platform';
import type { Caller } from '../claims/caller';
import { CurrentCaller } from '../claims/caller';
import {
  ClaimsFileResponse,
  ClaimsFileSearchQuery,
  HandlerResponse,
  ReserveChangeResponse,
} from './claims-files.dto';
import { OpenClaimsFileRequest, UpdateClaimsFileRequest } from './claims-file-requests.dto';
import { FileHomeQuery, FileHomeResponse } from './file-figures.dto';
import { FileFiguresQueries } from './file-figures.queries';
import { ClaimsFilesQueries } from './claims-files.queries';
import { ClaimsFilesService } from './claims-files.service';
import { RelatedClaimResponse } from './related-claims.dto';
import { RelatedClaimsQueries } from './related-claims.queries';

@ApiTags('claims files')
@Controller('api/claims/v1/claimsFile')
export class ClaimsFilesController {
  constructor(
    private readonly files: ClaimsFilesService,
    private readonly queries: ClaimsFilesQueries,
    private readonly figures: FileFiguresQueries,
    private readonly related: RelatedClaimsQueries,
  ) {}

  /**
   * What a home says of the claims files in the caller's scope.
   *
   * @remarks What is incurred, paid and outstanding on the files of a currency, by the month of a
   * zone in which they were opened; and how many there are by status now. The list of
   * `GET /api/claims/v1/claimsFile/search` with the same filters holds the files that are counted.
   */
  @Get('home')
  @Can('claim:view')
  getClaimsFileHome(
    @Query() query: FileHomeQuery,
    @CurrentCaller() { actor }: Caller,
  ): Promise<FileHomeResponse> {
    return this.figures.home(query, actor);
  }

  /**
   * The claims files in the caller's scope.
   *
   * @remarks By status, policy and the time of opening.
   */
  @Get('search')
  @Can('claim:view')
  @ApiPage(ClaimsFileResponse)
  searchClaimsFiles(
    @Query() query: ClaimsFileSearchQuery,
    @CurrentCaller() caller: Caller,
  ): Promise<Page<ClaimsFileResponse>> {
    return this.queries.search(query, caller);
  }

  /**
   * Who can work on claims files.
   *
   * @remarks By name: the claims team, and who administers the provider.
   */
  @Get('handlers')
  @Can('claim:manage')
  listClaimsHandlers(): Promise<HandlerResponse[]> {
    return this.queries.handlers();
  }

  /**
   * What was done to the reserves of a file, the newest first.
   *
   * @remarks One row for each category that was changed, with its person and reason; rows are only
   * added.
   */
  @Get(':claimId/reserves')
  @Can('claim:view')
  listReserveChanges(
    @Param('claimId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ReserveChangeResponse[]> {
    return this.queries.reserveChanges(id, caller);
  }

  /**
   * The other claims of the policy that may be of the same event.
   *
   * @remarks Those whose files were opened, what is alike of them first: losses within seven days,
   * with the same cause, told of by the same person. `relatedClaimId` of `PUT
   * /api/claims/v1/claimsFile/{claimId}` makes one event of two.
   */
  @Get(':claimId/related')
  @Can('claim:manage')
  listRelatedClaims(
    @Param('claimId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<RelatedClaimResponse[]> {
    return this.related.of(id, caller.actor);
  }

  /**
   * The file of one claim.
   *
   * @remarks With what is reserved and paid by category.
   */
  @Get(':claimId')
  @Can('claim:view')
  getClaimsFile(
    @Param('claimId', ParseUUIDPipe) id: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimsFileResponse> {
    return this.queries.get(id, caller);
  }

  /**
   * Open the file of a filed claim; the caller becomes its handler.
   *
   * @remarks From then on reserves can be set; a file that was opened by mistake is closed without
   * payment.
   */
  @Post()
  @Can('claim:manage')
  async openClaimsFile(
    @Body() body: OpenClaimsFileRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimsFileResponse> {
    await this.files.open(body, caller);
    return this.queries.get(body.claimId, caller);
  }

  /**
   * Change the dates, the handler, the vendors or the reserves of a file, close it, open it again or
   * make it void.
   *
   * @remarks Vendors see the claims that they are given, and none that is taken from them. Every change of a reserve is kept with its time and person. A closed file is opened
   * again by an empty closing date and a reason. A void one, of which nothing was paid, gives its
   * reserves back and stays void.
   */
  @Put(':claimId')
  @Can('claim:manage')
  async updateClaimsFile(
    @Param('claimId', ParseUUIDPipe) id: string,
    @Body() body: UpdateClaimsFileRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<ClaimsFileResponse> {
    await this.files.update(id, body, caller);
    return this.queries.get(id, caller);
  }
}
