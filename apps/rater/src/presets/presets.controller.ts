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
import { ApiBody, ApiExtraModels, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, Computes, CurrentActor } from '@palisade/platform';
import { CoverageRuleResponse } from '../rules/rules.dto';
import { RulesService } from '../rules/rules.service';
import { draftOf, PresetChangesRequest } from './preset-requests.dto';
import { PresetChangesService } from './preset-changes.service';
import {
  CoverageSelection,
  PresetPath,
  PresetResponse,
  PresetsQuery,
  PresetValuesQuery,
  PresetValuesRequest,
  PresetWithRulesResponse,
  PricedPresetResponse,
  toPresetResponse,
} from './presets.dto';
import { PresetsService } from './presets.service';

@ApiTags('presets')
@ApiExtraModels(CoverageSelection, CoverageRuleResponse)
@Controller('api/rater/v1/presets')
export class PresetsController {
  constructor(
    private readonly presets: PresetsService,
    private readonly changes: PresetChangesService,
    private readonly rules: RulesService,
  ) {}

  /** The standard presets of a product. */
  @Get()
  @Can('rater:view')
  listPresets(@Query() query: PresetsQuery): Promise<PresetResponse[]> {
    return this.presets.list(query);
  }

  /** A preset and the coverage rules of an industry, in one answer. */
  @Post('rules/:naicsCode/:preset')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @ApiBody({ type: PresetValuesRequest })
  async presetWithRules(
    @Param() path: PresetPath,
    @Query() query: PresetValuesQuery,
    @Body() body: object,
    @CurrentActor() actor: Actor,
  ): Promise<PresetWithRulesResponse> {
    const preset = await this.presets.value(path, { query, body, actor });
    return {
      preset,
      rules: this.rules.ofInsured(path.naicsCode, { ...query, limit: preset.limit }, body),
    };
  }

  /** A preset, by number, name or id, for an insured of an industry, with its price. */
  @Post(':naicsCode/:preset')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @ApiBody({ type: PresetValuesRequest })
  presetValues(
    @Param() path: PresetPath,
    @Query() query: PresetValuesQuery,
    @Body() body: object,
    @CurrentActor() actor: Actor,
  ): Promise<PricedPresetResponse> {
    return this.presets.value(path, { query, body, actor });
  }

  /** Make a standard preset out of another one. */
  @Post(':id')
  @Can('rater:preset-edit')
  async copyPreset(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PresetChangesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PresetResponse> {
    return toPresetResponse(await this.changes.copy(id, draftOf(body), actor));
  }

  /** Edit a standard preset. */
  @Put(':id')
  @Can('rater:preset-edit')
  async changePreset(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PresetChangesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PresetResponse> {
    const changes = { kind: 'standard', actor } as const;
    return toPresetResponse(await this.changes.change(id, draftOf(body), changes));
  }

  /** Delete a standard preset that the quote builder does not need. */
  @Delete(':id')
  @HttpCode(204)
  @Can('rater:preset-edit')
  async deletePreset(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.changes.remove(id, 'standard', actor);
  }
}
