import { Body, Controller, Param, ParseUUIDPipe, Post, Put, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { ActsOutside, Can, CurrentActor, SandboxGuard } from '@palisade/platform';
import { Authorization } from '../operations/authorization';
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

  /** Give an agency a clock of its own; it stands until it is advanced. Only in sandbox mode. */
  @Post()
  @Can('account:create')
  @ActsOutside()
  async createSandboxClock(
    @Body() { scope, now }: CreateSandboxClockRequest,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<SandboxClockResponse> {
    const agencyId = await this.agencies.named(scope, { actor, authorization });
    return this.clocks.create(now, agencyId);
  }

  /** Advance a clock; answers when all that follows is done, with what happened. */
  @Put(':id')
  @Can('account:create')
  @ActsOutside()
  advanceSandboxClock(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { advance }: AdvanceSandboxClockRequest,
    @CurrentActor() actor: Actor,
    @Authorization() authorization: string,
  ): Promise<AdvancedSandboxClockResponse> {
    return this.clocks.advance(id, advance, { actor, token: authorization.replace('Bearer ', '') });
  }
}
