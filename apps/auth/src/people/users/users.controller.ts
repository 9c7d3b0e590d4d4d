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
  Req,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor, AuthenticatedRequest } from '@palisade/platform';
import { ApiPage, Can, CurrentActor, OpenToMfaSetUp, PageQuery, Refuses } from '@palisade/platform';
import { LeaversService } from './leavers.service';
import { OpenWorkResponse } from './open-work.dto';
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
    private readonly leavers: LeaversService,
  ) {}

  /**
   * The signed-in person.
   *
   * @remarks With organisation, role, teams and second factor, and whether the organisation demands
   * one. In an account that was entered, organisation and role are those there. A person who was
   * switched off since is refused with 401.
   */
  @Get('me')
  @Can('any')
  @OpenToMfaSetUp()
  getCurrentUser(@CurrentActor() actor: Actor): Promise<CurrentUserResponse> {
    return this.queries.current(actor);
  }

  /**
   * The accounts that the caller may switch to.
   *
   * @remarks The own one and those that were added, each with the role there and the favourite
   * mark. One is entered by `POST /api/auth/v1/accounts/{accountId}/myToken`.
   */
  @Get('me/accounts')
  @Can('any')
  @ApiPage(OwnAccountResponse)
  listOwnAccounts(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<OwnAccountResponse>> {
    return this.queries.accounts(query, actor);
  }

  /**
   * The people of the caller's organisation; staff see those of every organisation.
   *
   * @remarks By name; removed people are left out. Who belongs elsewhere and joined the organisation
   * is among them as a guest (`isGuest`), with the role and teams there; to staff, everybody is where
   * the login belongs. A text finds names and addresses; organisation,
   * its type, role and team narrow the list.
   */
  @Get()
  @Can('user:view')
  @ApiPage(UserResponse)
  searchUsers(
    @Query() query: UserSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<UserResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * One person.
   *
   * @remarks With role, teams and agencies; of a guest, those in the caller's organisation. One of
   * another organisation, or a removed one, is answered 404.
   */
  @Get(':userId')
  @Can('user:view')
  getUser(
    @Param('userId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<UserResponse> {
    return this.queries.one(id, actor);
  }

  /**
   * What a person has open, and who could take it.
   *
   * @remarks Counted by the services that hold it, in the caller's scope. The takers are colleagues
   * who may have all of it. `DELETE` of the person and switching off name one of them.
   */
  @Get(':userId/work')
  @Can('user:view')
  @Refuses({ 503: 'A service that may hold open work of the person is away.' })
  getOpenWork(
    @Param('userId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
    @Req() { headers }: AuthenticatedRequest,
  ): Promise<OpenWorkResponse> {
    return this.leavers.openWork(id, { actor, authorization: headers.authorization ?? '' });
  }

  /**
   * Invite a person by mail.
   *
   * @remarks An address that has a login is refused with 409 (`USER_OF_OTHER_ACCOUNT` where it is
   * one of another account, which `POST /api/auth/v1/signup/invitations` can invite to join), a blacklisted domain with 400, a role
   * that may do more than the caller's with 403. The mail holds a link for a week by which the
   * person sets a password; `user.saved.v1` is published. Who was removed before comes back
   * with nothing of before. `DELETE /api/auth/v1/users/{userId}` undoes it.
   */
  @Post()
  @Can('user:create')
  async inviteUser(
    @Body() body: InviteUserRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserResponse> {
    return this.queries.one(await this.users.invite(body, actor), actor);
  }

  /**
   * Change a person; needs `user:edit` for anybody but oneself.
   *
   * @remarks Nobody changes the own role, teams or access (409), and nobody a person or to a role
   * that may do more than the own (403). A telephone that proves the second factor stays (409).
   * Another role, other teams or switching off count at once: tokens of before are refused.
   * Whoever switches off somebody with open work says who takes it, in `workGoesTo`, as for
   * `DELETE /api/auth/v1/users/{userId}`; while a service that may hold some is away the work stays
   * where it is, and the timeline says that it was not counted. `user.saved.v1` is published.
   */
  @Put(':userId')
  @Can('any')
  async changeUser(
    @Param('userId', ParseUUIDPipe) id: string,
    @Body() body: ChangeUserRequest,
    @CurrentActor() actor: Actor,
    @Req() { headers }: AuthenticatedRequest,
  ): Promise<UserResponse> {
    const authorization = headers.authorization ?? '';
    await this.users.change(id, body, { actor, authorization });
    return this.queries.one(id, actor);
  }

  /**
   * Remove a person, or take the person out of one account.
   *
   * @remarks All sessions end at once and the login is gone; inviting the address again brings the
   * person back. With `accountId` only the access to that account ends, and so it does for a guest,
   * who keeps the login and every other account. Nobody removes oneself
   * (409) or a person who may do more (403). Somebody with open work is removed once `workGoesTo`
   * says who takes it (409 until then), and refused (400) where that person may not have it; where
   * no colleague may have all of it, it stays, and the timeline says so;
   * `user.work-given.v1` tells the services that hold it, and they tell the one who takes it.
   * `user.saved.v1` is published.
   */
  @Delete(':userId')
  @Can('user:delete')
  @Refuses({ 503: 'A service that may hold open work of the person is away.' })
  @HttpCode(204)
  async removeUser(
    @Param('userId', ParseUUIDPipe) id: string,
    @Query() query: RemoveUserQuery,
    @CurrentActor() actor: Actor,
    @Req() { headers }: AuthenticatedRequest,
  ): Promise<void> {
    const authorization = headers.authorization ?? '';
    await this.leavers.remove(id, query, { actor, authorization });
  }

  /**
   * Choose the agencies whose work a person does.
   *
   * @remarks The list replaces that of before. An agency that the caller does not see is refused
   * with 400. `user.saved.v1` is published.
   */
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

  /**
   * Move a person to other teams.
   *
   * @remarks The list replaces that of before; a team of another organisation is refused with 400.
   * Tokens of before are refused at once, so that what the person sees follows. `user.saved.v1`
   * tells the others.
   */
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
