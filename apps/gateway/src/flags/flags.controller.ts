import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, Public } from '@palisade/platform';
import { FlagDetailResponse, FlagResponse, FlagsResponse, SwitchFlagRequest } from './flags.dto';
import { FlagsService } from './flags.service';

@ApiTags('flags')
@Controller('api/flags/v1')
export class FlagsController {
  constructor(private readonly flags: FlagsService) {}

  /**
   * Every feature flag.
   *
   * @remarks By key, on or off. A switch is seen by every gateway within two seconds.
   */
  @Get()
  @Public()
  async listFlags(): Promise<FlagsResponse> {
    return { flags: await this.flags.all() };
  }

  /**
   * What each feature flag is about, for those who switch them.
   *
   * @remarks With its state, the state that it began with, the edition that it is about, and whether
   * there is such a feature already: a flag without one changes nothing.
   */
  @Get('details')
  @Can('feature-flag:view')
  listFlagDetails(): Promise<FlagDetailResponse[]> {
    return this.flags.details();
  }

  /**
   * Switch a feature flag.
   *
   * @remarks The others hear of it by `feature-flag.changed.v1`, and it is recorded who switched; a
   * flag that stands so already changes nothing. A key that is no flag is answered 404. It is
   * undone by switching it back.
   */
  @Put(':flagKey')
  @Can('feature-flag:edit')
  async switchFlag(
    @Param('flagKey') flagKey: string,
    @Body() body: SwitchFlagRequest,
    @CurrentActor() actor: Actor,
  ): Promise<FlagResponse> {
    await this.flags.switch(flagKey, body.enabled, actor);
    return { flagKey, enabled: body.enabled };
  }
}
