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

  /** The paper of all carriers. */
  @Get('search')
  @Can('carrier:view')
  @ApiPage(RaterCarrier)
  searchCarriers(@Query() query: PageQuery): Promise<Page<RaterCarrier>> {
    return this.queries.search(query);
  }

  /** The paper for a state and a product, in the order in which it is taken. */
  @Get('profiles')
  @Can('rater:calculate')
  listProfiles(@Query() query: CarrierProfilesQuery): Promise<RaterCarrier[]> {
    return this.queries.profiles(query);
  }

  /** Add a carrier's paper. */
  @Post()
  @Can('carrier:create')
  async addCarrier(
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

  /** Edit a carrier's paper; what is left out stays as it is. */
  @Put(':id')
  @Can('carrier:edit')
  async changeCarrier(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: CarrierRequest,
  ): Promise<RaterCarrier> {
    const given = Object.entries(body).filter(([, value]) => value !== undefined);
    return toRaterCarrier(await this.carriers.change(id, Object.fromEntries(given)));
  }

  /** Delete a carrier's paper. */
  @Delete(':id')
  @HttpCode(204)
  @Can('carrier:delete')
  async deleteCarrier(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.carriers.remove(id);
  }
}
