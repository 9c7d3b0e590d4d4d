import { Body, Controller, Param, ParseUUIDPipe, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can } from '@palisade/platform';
import type { Caller } from '../policies/caller';
import { CurrentCaller } from '../policies/caller';
import { PolicyResponse } from '../policies/policies.dto';
import { PoliciesQueries } from '../policies/policies.queries';
import { ProgramRequest } from './programs.dto';
import { ProgramsService } from './programs.service';

@ApiTags('programs')
@Controller('api/policy/v1/program')
export class ProgramsController {
  constructor(
    private readonly programs: ProgramsService,
    private readonly queries: PoliciesQueries,
  ) {}

  /**
   * Put a policy in a program of its agency.
   *
   * @remarks The program takes it by its industry, its hazard and its retention, else it is refused with
   * 409. The premium of the term stays; its renewal has the retention and the schedule credit of the
   * program. Removing it undoes that.
   */
  @Put('add/:policyId')
  @Can('policy:program')
  async addProgram(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { program }: ProgramRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.programs.add(id, program, caller.actor);
    return this.queries.get(id, caller);
  }

  /**
   * Take a policy out of its program.
   *
   * @remarks The premium of the term stays; its renewal has no credit of the program any more. Adding it
   * undoes that.
   */
  @Put('remove/:policyId')
  @Can('policy:program')
  async removeProgram(
    @Param('policyId', ParseUUIDPipe) id: string,
    @Body() { program }: ProgramRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<PolicyResponse> {
    await this.programs.remove(id, program, caller.actor);
    return this.queries.get(id, caller);
  }
}
