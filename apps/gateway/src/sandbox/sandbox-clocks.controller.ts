import { Body, Controller, Get, Param, ParseUUIDPipe, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import {
  Authorization,
  ActsOutside,
  bearerTokenOf,
  Can,
  CurrentActor,
  SandboxGuard,
  Refuses,
} from '@palisade/platform';
import { Agencies } from './agencies';
import {
  AdvancedSandboxClockResponse,
  AdvanceSandboxClockRequest,
  CreateSandboxClockRequest,
  SandboxClockResponse,
} from './sandbox-clocks.dto';
import { SandboxClocksService } from './sandbox-clocks.service';

@ApiTags('sandbox')
@UseGuards(SandboxGuard)
@Controller('api/sandbox/v1/clocks')
export class SandboxClocksController {
  constructor(
    private readonly agencies: Agencies,
    private readonly clocks: SandboxClocksService,
  ) {}

  /**
   * Give an agency a clock of its own; it stands until it is advanced. Only in sandbox mode.
   *
   * @remarks Staff name any agency, an agency itself alone (409); one that has a clock already is
   * refused with 409. It answers when all services go by that time; 503 when that takes long, and
   * the same call again finishes it. No call takes a clock away. Outside sandbox mode there is
   * nothing here (404).
   */
  @Post()
  @Can('account:create')
  @ActsOutside()
  @Refuses({ 404: 'The platform is not in sandbox mode.', 503: '' })
  async createSandboxClock(
    @Body() { scope, now }: CreateSandboxClockRequest,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<SandboxClockResponse> {
    const agencyId = await this.agencies.named(scope, { actor, authorization });
    return this.clocks.create(now, agencyId);
  }

  /**
   * The clocks that there are, those of agencies the latest first.
   *
   * @remarks An agency sees its own, staff the newest hundred. Outside sandbox mode there is nothing
   * here (404).
   */
  @Get()
  @Can('account:create')
  @ActsOutside()
  @Refuses({ 404: 'The platform is not in sandbox mode.' })
  listSandboxClocks(@CurrentActor() actor: Actor): Promise<SandboxClockResponse[]> {
    return this.clocks.list(actor);
  }

  /**
   * Advance a clock; answers when all that follows is done, with what happened.
   *
   * @remarks First what is queued is done in the time that was, then time goes from each moment at
   * which something is due to the next: one move does what smaller ones would have done. It is told by how long (`advance`) or to when (`now`), by ten years at most at once (400
   * otherwise). A clock only goes forward: an earlier `now` is refused with 409, like any other time
   * while it is on its way. After a 503 the same call again goes on. The events
   * are those that the caller may hear of.
   */
  @Put(':id')
  @Can('account:create')
  @ActsOutside()
  @Refuses({ 503: '' })
  advanceSandboxClock(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() move: AdvanceSandboxClockRequest,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<AdvancedSandboxClockResponse> {
    return this.clocks.advance(id, move, { actor, token: bearerTokenOf({ authorization }) });
  }
}
