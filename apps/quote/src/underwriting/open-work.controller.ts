import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { OpenQuotesResponse } from './open-work.dto';
import { OpenWorkService } from './open-work.service';

@ApiTags('underwriting')
@Controller('api/quote/v1/work')
export class OpenWorkController {
  constructor(private readonly work: OpenWorkService) {}

  /**
   * How many open quotes were given to a person.
   *
   * @remarks Of those in the caller's scope. Whoever removes the person is asked who takes them.
   */
  @Get(':userId')
  @Can('user:view')
  async getOpenQuotes(
    @Param('userId', ParseUUIDPipe) userId: string,
    @CurrentActor() actor: Actor,
  ): Promise<OpenQuotesResponse> {
    return { quotes: await this.work.count(userId, actor) };
  }
}
