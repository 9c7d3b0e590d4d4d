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
import { ApiPage, Can, Clock, CurrentActor, PageQuery } from '@palisade/platform';
import { CarrierProfilesQuery, CarrierRequest, RaterCarrier, toRaterCarrier } from './carriers.dto';
import { CarriersQueries } from './carriers.queries';
import { CarriersService } from './carriers.service';

/** Where nothing is said, all other paper comes first. */
const LAST_PRIORITY = 1_000;

@ApiTags('carriers')
@Controller('api/rater/v1/carrier')
export class CarriersController {
  constructor(
    private readonly queries: CarriersQueries,
    private readonly carriers: CarriersService,
    private readonly clock: Clock,
  ) {}

  /**
   * The paper of all carriers.
   *
   * @remarks By name; a text finds names and codes. Deleted paper is not among them.
   */
  @Get('search')
  @Can('carrier:view')
  @ApiPage(RaterCarrier)
  searchCarrierPaper(@Query() query: PageQuery): Promise<Page<RaterCarrier>> {
    return this.queries.search(query);
  }

  /**
   * The paper for a state and a product, in the order in which it is taken.
   *
   * @remarks The lowest priority comes first, and the first that fits is what a quote is written
   * on. Without `state` or `product` that condition is left out.
   */
  @Get('profiles')
  @Can('rater:calculate')
  listCarrierPaper(@Query() query: CarrierProfilesQuery): Promise<RaterCarrier[]> {
    return this.queries.profiles(query);
  }

  /**
   * Add a carrier's paper.
   *
   * @remarks Products of two regions, US paper without states, UK paper with states, products of
   * the other market and an end before the beginning are all named at once (400); a code that is
   * taken is refused with 409. `carrier-profile.saved.v1` tells the quoting service, which offers
   * it from then on.
   */
  @Post()
  @Can('carrier:create')
  async addCarrierPaper(
    @Body() { carrierId, priority, effectiveFrom, effectiveTo, ...body }: CarrierRequest,
    @CurrentActor() actor: Actor,
  ): Promise<RaterCarrier> {
    const profile = await this.carriers.add({
      ...body,
      carrierId: carrierId ?? actor.organizationId,
      priority: priority ?? LAST_PRIORITY,
      effectiveFrom: effectiveFrom ?? this.clock.now().toISOString().slice(0, 10),
      effectiveTo: effectiveTo ?? null,
    });
    return toRaterCarrier(profile);
  }

  /**
   * Edit a carrier's paper; what is left out stays as it is.
   *
   * @remarks What comes out must hold as a new one must (400), and its code be free (409).
   * `carrier-profile.saved.v1` tells the quoting service; what was quoted on the paper keeps what
   * it was quoted with.
   */
  @Put(':id')
  @Can('carrier:edit')
  async changeCarrierPaper(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: CarrierRequest,
  ): Promise<RaterCarrier> {
    const given = Object.entries(body).filter(([, value]) => value !== undefined);
    return toRaterCarrier(await this.carriers.change(id, Object.fromEntries(given)));
  }

  /**
   * Delete a carrier's paper.
   *
   * @remarks Nothing new is quoted on it; what was quoted on it keeps its name.
   * `carrier-profile.saved.v1` tells the quoting service. It comes back only by adding it again.
   */
  @Delete(':id')
  @HttpCode(204)
  @Can('carrier:delete')
  async deleteCarrierPaper(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.carriers.remove(id);
  }
}
