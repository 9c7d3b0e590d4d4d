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
import { ApiPage, Can, CurrentActor, OpenToMfaSetUp, PageQuery } from '@palisade/platform';
import {
  AssignAgenciesRequest,
  ChangeUserRequest,
  InviteUserRequest,
  MoveTeamsRequest,
  RemoveUserQuery,
  UserSearchQuery,
} from './user-requests.dto';
import { CurrentUserResponse, OwnAccountResponse, UserResponse } from './users.dto';
import { UsersQueries } from './users.queries';
import { UsersService } from './users.service';

@ApiTags('users')
@Controller('api/auth/v1/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly queries: UsersQueries,
  ) {}

  /** The signed-in person. */
  @Get('me')
  @Can('any')
  @OpenToMfaSetUp()
  getCurrentUser(@CurrentActor() actor: Actor): Promise<CurrentUserResponse> {
    return this.queries.current(actor);
  }

  /** The accounts that the caller may switch to. */
  @Get('me/accounts')
  @Can('any')
  @ApiPage(OwnAccountResponse)
  listOwnAccounts(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<OwnAccountResponse>> {
    return this.queries.accounts(query, actor);
  }

  /** The people of the caller's organisation; staff see those of every organisation. */
  @Get()
  @Can('user:view')
  @ApiPage(UserResponse)
  searchUsers(
    @Query() query: UserSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<UserResponse>> {
    return this.queries.search(query, actor);
  }

  /** One person. */
  @Get(':userId')
  @Can('user:view')
  getUser(
    @Param('userId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<UserResponse> {
    return this.queries.one(id, actor);
  }

  /** Invite a person by mail. */
  @Post()
  @Can('user:create')
  async inviteUser(
    @Body() body: InviteUserRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserResponse> {
    return this.queries.one(await this.users.invite(body, actor), actor);
  }

  /** Change a person; needs `user:edit` for anybody but oneself. */
  @Put(':userId')
  @Can('any')
  async changeUser(
    @Param('userId', ParseUUIDPipe) id: string,
    @Body() body: ChangeUserRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserResponse> {
    await this.users.change(id, body, actor);
    return this.queries.one(id, actor);
  }

  /** Remove a person, or take the person out of one account. */
  @Delete(':userId')
  @Can('user:delete')
  @HttpCode(204)
  async removeUser(
    @Param('userId', ParseUUIDPipe) id: string,
    @Query() { accountId }: RemoveUserQuery,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.users.remove(id, accountId, actor);
  }

  /** Choose the agencies whose work a person does. */
  @Put(':userId/agencies')
  @Can('user:assign-agency')
  async assignAgencies(
    @Param('userId', ParseUUIDPipe) id: string,
    @Body() { agencies }: AssignAgenciesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserResponse> {
    await this.users.assignAgencies(id, agencies, actor);
    return this.queries.one(id, actor);
  }

  /** Move a person to other teams. */
  @Put('teams/migrate/:userId')
  @Can('team:migrate')
  async moveTeams(
    @Param('userId', ParseUUIDPipe) id: string,
    @Body() { teamIds }: MoveTeamsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserResponse> {
    await this.users.moveTeams(id, teamIds, actor);
    return this.queries.one(id, actor);
  }
}
