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
import { ApiPage, Can } from '@palisade/platform';
import {
  ChangeTreatyRequest,
  NewTreatyRequest,
  TreatyResponse,
  TreatySearchQuery,
} from './treaties.dto';
import { TreatiesQueries } from './treaties.queries';
import { TreatiesService } from './treaties.service';

@ApiTags('treaties')
@Controller('api/policy/v1/treaties')
export class TreatiesController {
  constructor(
    private readonly treaties: TreatiesService,
    private readonly queries: TreatiesQueries,
  ) {}

  /**
   * The treaties between carriers and reinsurers.
   *
   * @remarks The latest first; a text finds the names of both. Those that were deleted are left out.
   */
  @Get('search')
  @Can('reinsurer:view')
  @ApiPage(TreatyResponse)
  searchTreaties(@Query() query: TreatySearchQuery): Promise<Page<TreatyResponse>> {
    return this.queries.search(query);
  }

  /**
   * Make a treaty.
   *
   * @remarks A quota share of the policies of a carrier that are issued from now on and begin within
   * its dates. 409 when the treaties of the carrier would take more than a whole premium together.
   * `treaty.saved.v1` is published. `DELETE /api/policy/v1/treaties/{treatyId}` undoes it.
   */
  @Post()
  @Can('reinsurer:create')
  async createTreaty(@Body() body: NewTreatyRequest): Promise<TreatyResponse> {
    return this.queries.one(await this.treaties.create(body));
  }

  /**
   * Change a treaty.
   *
   * @remarks For what is issued from now on: a policy keeps the shares of its issue for its term.
   * Carrier and reinsurer stay. `treaty.saved.v1` is published.
   */
  @Put(':treatyId')
  @Can('reinsurer:edit')
  async changeTreaty(
    @Param('treatyId', ParseUUIDPipe) id: string,
    @Body() body: ChangeTreatyRequest,
  ): Promise<TreatyResponse> {
    await this.treaties.change(id, body);
    return this.queries.one(id);
  }

  /**
   * Delete a treaty.
   *
   * @remarks It takes no policy any more. The reinsurer goes on seeing what was issued under it, and
   * its share of what is charged and returned there. `treaty.saved.v1` is published.
   */
  @Delete(':treatyId')
  @Can('reinsurer:delete')
  @HttpCode(204)
  async deleteTreaty(@Param('treatyId', ParseUUIDPipe) id: string): Promise<void> {
    await this.treaties.remove(id);
  }
}
