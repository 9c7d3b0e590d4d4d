import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { PermissionMap } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, OpenToMfaSetUp, OpenToOneTimeCode } from '@palisade/platform';
import { RoleResponse, RolesParameters } from './roles.dto';
import { RolesQueries } from './roles.queries';

@ApiTags('roles')
@Controller('api/auth/v1')
export class RolesController {
  constructor(private readonly queries: RolesQueries) {}

  /**
   * What the caller may do: permissions by group.
   *
   * @remarks The console shows and hides by it, and services that do not know a role yet ask it. A
   * token that was asked for with fewer scopes is answered those alone.
   */
  @Get('permissions/map')
  @Can('any')
  @OpenToMfaSetUp()
  @OpenToOneTimeCode()
  @ApiOkResponse({
    schema: {
      type: 'object',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  })
  getPermissions(@CurrentActor() actor: Actor): Promise<PermissionMap> {
    return this.queries.permissionsOf(actor);
  }

  /**
   * The roles of an account type.
   *
   * @remarks Those that people can be given, by name, each with its permissions; roles of machines
   * and of staff inside an account are left out.
   */
  @Get('roles/:accountType')
  @Can('any')
  listRoles(@Param() { accountType }: RolesParameters): Promise<RoleResponse[]> {
    return this.queries.ofType(accountType);
  }
}
