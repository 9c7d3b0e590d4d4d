import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, OpenToMfaSetUp } from '@palisade/platform';
import { CurrentUserResponse } from './users.dto';
import { UsersQueries } from './users.queries';

@ApiTags('users')
@Controller('api/auth/v1/users')
export class UsersController {
  constructor(private readonly queries: UsersQueries) {}

  /** The signed-in person. */
  @Get('me')
  @Can('any')
  @OpenToMfaSetUp()
  getCurrentUser(@CurrentActor() actor: Actor): Promise<CurrentUserResponse> {
    return this.queries.current(actor);
  }
}
