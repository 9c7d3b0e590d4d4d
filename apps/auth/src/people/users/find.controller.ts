import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, FindQuery, FoundRows } from '@palisade/platform';
import { UsersFinder } from './users.finder';

@ApiTags('users')
@Controller('api/auth/v1/find')
export class FindController {
  constructor(private readonly finder: UsersFinder) {}

  /**
   * The people that a text means, at most five.
   *
   * @remarks By name, e-mail address or telephone, however that is written, among the people whom
   * the caller may list. The address itself comes first, then what begins so; `detail` is the
   * address.
   */
  @Get()
  @Can('user:view')
  async findUsers(
    @Query() { search }: FindQuery,
    @CurrentActor() actor: Actor,
  ): Promise<FoundRows> {
    return { hits: await this.finder.find(search, actor) };
  }
}
