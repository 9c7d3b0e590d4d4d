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
import { ApiPage, Can, CurrentActor } from '@palisade/platform';
import { AgentsQueries } from '../agents/agents.queries';
import type { License } from './license.entity';
import { checkStaff } from './licenses.access';
import {
  AgentLicenseRequest,
  AgentLicenseResponse,
  ChangeAgentLicenseRequest,
  filtersOf,
  LicenseSearchQuery,
  LicenseStateParam,
  toAgentLicense,
} from './licenses.dto';
import { LicensesQueries } from './licenses.queries';
import { LicensesService } from './licenses.service';

@ApiTags('licenses')
@Controller('api/agency/v1/agent/license')
export class AgentLicensesController {
  constructor(
    private readonly licenses: LicensesService,
    private readonly queries: LicensesQueries,
    private readonly agents: AgentsQueries,
  ) {}

  /**
   * The licences of the agents in the caller's scope.
   *
   * @remarks An agency sees those of its people, staff those of all. State, agency, number, name,
   * the agent's mail address and the day of the end narrow the list; deleted ones are left out.
   */
  @Get('search')
  @Can('license:view')
  @ApiPage(AgentLicenseResponse)
  async searchAgentLicenses(
    @Query() query: LicenseSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<AgentLicenseResponse>> {
    const filter = { kind: 'AGENT', ...filtersOf(query) } as const;
    return this.queries.search(query, filter, actor, toAgentLicense);
  }

  /**
   * The licences of the agents of all agencies; for staff.
   *
   * @remarks The same list as `GET /api/agency/v1/agent/license/search` has for staff. Others are
   * refused with 403.
   */
  @Get('searchall')
  @Can('license:view')
  @ApiPage(AgentLicenseResponse)
  async searchAllAgentLicenses(
    @Query() query: LicenseSearchQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<AgentLicenseResponse>> {
    checkStaff(actor);
    return this.searchAgentLicenses(query, actor);
  }

  /**
   * The licences that the signed-in agent holds in a state.
   *
   * @remarks Those that end last come first, also such as have ended; empty for who holds none.
   */
  // An address has one name for what stands in its place: here a state, at DELETE a licence.
  @Get(':stateOrId')
  @Can('license:view')
  async listOwnLicenses(
    @Param() { stateOrId: state }: LicenseStateParam,
    @CurrentActor() actor: Actor,
  ): Promise<AgentLicenseResponse[]> {
    const licenses = await this.queries.ofAgent(actor.userId, state, actor);
    const known = await this.queries.holdersOf(licenses);
    return licenses.map((license) => toAgentLicense(license, known));
  }

  /**
   * Add a licence of an agent.
   *
   * @remarks The agent is a person of the agency, any for staff (400 otherwise). A state that is none
   * and a day of expiry that is past are refused with 400, the same licence twice with 409.
   * `license.saved.v1` tells the services that bind by it. `DELETE
   * /api/agency/v1/agent/license/{stateOrId}` undoes it.
   */
  @Post()
  @Can('license:create')
  async addAgentLicense(
    @Body() body: AgentLicenseRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgentLicenseResponse> {
    return this.show(await this.licenses.add(await this.draftOf(body, actor)));
  }

  /**
   * Edit a licence of an agent.
   *
   * @remarks The body names the licence by `id`; all else of it is replaced, its agent too, by
   * another of the same agency. The rules are those of a new one. `license.saved.v1` tells the
   * services that bind by it.
   */
  @Put()
  @Can('license:edit')
  async changeAgentLicense(
    @Body() body: ChangeAgentLicenseRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AgentLicenseResponse> {
    const known = await this.queries.find(body.id, 'AGENT', actor);
    const draft = await this.draftOf(body, actor, known.agencyId);
    return this.show(await this.licenses.change(known, draft));
  }

  /**
   * Delete a licence of an agent.
   *
   * @remarks Nothing new is bound under it; what was bound stays bound. `license.saved.v1` tells
   * so. To have it back, add it again.
   */
  @Delete(':stateOrId')
  @Can('license:delete')
  @HttpCode(204)
  async deleteAgentLicense(
    @Param('stateOrId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.licenses.remove(await this.queries.find(id, 'AGENT', actor));
  }

  private async show(license: License): Promise<AgentLicenseResponse> {
    return toAgentLicense(license, await this.queries.holdersOf([license]));
  }

  private async draftOf(body: AgentLicenseRequest, actor: Actor, agencyId?: string) {
    const { state, number, npn = null, expirationDate, activeResidentState } = body;
    const agent = await this.agents.holder(body, actor, agencyId);
    return {
      kind: 'AGENT' as const,
      agencyId: agent.organizationId,
      state,
      number,
      npn: npn ?? agent.npn,
      expirationDate,
      activeResidentState,
      agentId: agent.id,
      brokerFirstName: null,
      brokerLastName: null,
      brokerEmail: null,
      signatureOnFile: false,
    };
  }
}
