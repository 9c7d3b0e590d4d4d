import { Controller, Get, Param, ParseUUIDPipe } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { AccountWorkResponse } from './open-work.dto';
import { OpenWorkService } from './open-work.service';

@ApiTags('agents of accounts')
@Controller('api/account/v1/work')
export class OpenWorkController {
  constructor(private readonly work: OpenWorkService) {}

  /**
   * How many open submissions and accounts a person has.
   *
   * @remarks Of those in the caller's scope. Whoever removes the person is asked who takes them.
   */
  @Get(':userId')
  @Can('user:view')
  getAccountWork(
    @Param('userId', ParseUUIDPipe) userId: string,
    @CurrentActor() actor: Actor,
  ): Promise<AccountWorkResponse> {
    return this.work.count(userId, actor);
  }
}
