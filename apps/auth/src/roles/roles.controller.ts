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

  /** What the caller may do: permissions by group. */
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

  /** The roles of an account type. */
  @Get('roles/:accountType')
  @Can('any')
  listRoles(@Param() { accountType }: RolesParameters): Promise<RoleResponse[]> {
    return this.queries.ofType(accountType);
  }
}
