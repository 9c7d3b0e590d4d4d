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
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import {
  IndustryCodeRequest,
  IndustryCodeResponse,
  IndustrySearchQuery,
  NewIndustryCodeRequest,
} from './industries.dto';
import { IndustriesQueries } from './industries.queries';
import { IndustriesService } from './industries.service';

@ApiTags('industries')
@Controller('api/account/v1/naics')
export class IndustriesController {
  constructor(
    private readonly queries: IndustriesQueries,
    private readonly industries: IndustriesService,
  ) {}

  /**
   * Industry codes by text or by the digits they begin with, of one classification.
   *
   * @remarks Digits find the codes that begin with them, other text the titles that contain it.
   * Without `country` the classification is that of the caller's own country, NAICS or UK SIC.
   * `dup=0` leaves out a code when a more detailed one has the same title.
   */
  @Get('search')
  @Can('any')
  @ApiPage(IndustryCodeResponse)
  searchIndustries(
    @Query() query: IndustrySearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<IndustryCodeResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * Add an industry code.
   *
   * @remarks To the classification of a country, and to no other. What has not two to six digits is
   * refused with 400, a code that is there with 409. How exposed it is follows from the digits that
   * it begins with. `DELETE /api/account/v1/naics/{id}` undoes it.
   */
  @Post()
  @Can('industry-code:create')
  addIndustryCode(
    @Body() body: NewIndustryCodeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<IndustryCodeResponse> {
    return this.industries.add(body, actor);
  }

  /**
   * Edit an industry code.
   *
   * @remarks Its titles always; its digits only while no client has it (409). Clients keep the titles
   * that they were given. It stays in its classification.
   */
  @Put(':id')
  @Can('industry-code:edit')
  changeIndustryCode(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: IndustryCodeRequest,
  ): Promise<IndustryCodeResponse> {
    return this.industries.change(id, body);
  }

  /**
   * Delete an industry code.
   *
   * @remarks Nobody is given it from then on. While clients have it, it is refused with 409, which
   * says how many. To have it back, add it again.
   */
  @Delete(':id')
  @Can('industry-code:delete')
  @HttpCode(204)
  deleteIndustryCode(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.industries.remove(id);
  }
}
