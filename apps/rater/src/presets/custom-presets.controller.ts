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
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor } from '@palisade/platform';
import { readCoverages } from '../domain/rules/read-preset';
import { CustomPresetRequest } from './preset-requests.dto';
import type { PresetDraft } from './preset-changes.service';
import { PresetChangesService } from './preset-changes.service';
import { agencyFor, teamFor } from './presets.access';
import { CustomPresetsQuery, PresetResponse, toPresetResponse } from './presets.dto';
import { PresetsService } from './presets.service';

@ApiTags('presets')
@Controller('api/rater/v1/presets/custom')
export class CustomPresetsController {
  constructor(
    private readonly presets: PresetsService,
    private readonly changes: PresetChangesService,
  ) {}

  /**
   * The presets of the caller's agency; staff see those of all.
   *
   * @remarks At most 500, by agency, product and name. A person of a team sees those of the whole
   * agency and of the own teams.
   */
  @Get()
  @Can('rater:calculate')
  listCustomPresets(
    @Query() query: CustomPresetsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<PresetResponse[]> {
    return this.presets.listCustom(query, actor);
  }

  /**
   * Make a preset of one's own.
   *
   * @remarks Terms that the product does not offer are all named at once (400); a name that the
   * agency uses already and a hundred presets are refused with 409. Staff name the agency; the team
   * must be one of the caller's. `DELETE /api/rater/v1/presets/custom/{presetId}` undoes it.
   */
  @Post()
  @Can('rater:calculate')
  async createCustomPreset(
    @Body() body: CustomPresetRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PresetResponse> {
    const owner = {
      agencyId: agencyFor(actor, body.agencyId),
      teamId: teamFor(actor, body.teamId),
    };
    return toPresetResponse(await this.changes.create(customDraft(body), owner));
  }

  /**
   * Edit a preset of one's own.
   *
   * @remarks All that it chooses is replaced, under the same rules as for a new one. Presets of
   * other agencies and teams are answered 404. Quotes keep the terms that they were asked for with.
   */
  @Put(':presetId')
  @Can('rater:calculate')
  async changeCustomPreset(
    @Param('presetId', ParseUUIDPipe) id: string,
    @Body() body: CustomPresetRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PresetResponse> {
    const changes = { ...customDraft(body), teamId: teamFor(actor, body.teamId) };
    return toPresetResponse(await this.changes.change(id, changes, { kind: 'custom', actor }));
  }

  /**
   * Delete a preset of one's own.
   *
   * @remarks It is offered no more; quotes keep the terms that they were asked for with. Presets of
   * others are answered 404. To have it back, make it again.
   */
  @Delete(':presetId')
  @HttpCode(204)
  @Can('rater:calculate')
  async deleteCustomPreset(
    @Param('presetId', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.changes.remove(id, 'custom', actor);
  }
}

function customDraft({ coverages, ...body }: CustomPresetRequest): PresetDraft {
  const { name, product, limit, deductible, waitingPeriod, retroActivePeriod } = body;
  const terms = { product, limit, deductible, waitingPeriod, retroActivePeriod };
  return { name, ...terms, coverages: readCoverages(coverages) };
}
