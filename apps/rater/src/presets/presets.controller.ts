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

  /**
   * The standard presets of a product.
   *
   * @remarks Each is fitted to the limits and retentions that the product offers; those that the
   * quote builder knows by number come first. An excess layer has none and is answered an empty
   * list.
   */
  @Get()
  @Can('rater:view')
  listPresets(@Query() query: PresetsQuery): Promise<PresetResponse[]> {
    return this.presets.list(query);
  }

  /**
   * A preset and the coverage rules of an industry, in one answer.
   *
   * @remarks It joins what `POST /api/rater/v1/presets/{naicsCode}/{preset}` and `POST
   * /api/rater/v1/rules/{naicsCode}` answer, the rules for the limit of the preset, so that a page
   * asks once. It refuses what either refuses.
   */
  @Post('rules/:naicsCode/:preset')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @ApiBody({ type: PresetValuesRequest })
  async applyPresetWithRules(
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

  /**
   * A preset, by number, name or id, for an insured of an industry, with its price.
   *
   * @remarks Limit and retention become the nearest that the product offers, and coverages that the
   * insured does not qualify for are left out. Security questions that are not answered count as no
   * YES, so there is no cyber crime cover. An excess layer has no presets (400); presets of other
   * agencies are answered 404.
   */
  @Post(':naicsCode/:preset')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @ApiBody({ type: PresetValuesRequest })
  applyPreset(
    @Param() path: PresetPath,
    @Query() query: PresetValuesQuery,
    @Body() body: object,
    @CurrentActor() actor: Actor,
  ): Promise<PricedPresetResponse> {
    return this.presets.value(path, { query, body, actor });
  }

  /**
   * Make a standard preset out of another one.
   *
   * @remarks What the body leaves out is taken from the original. A name that exists already is
   * refused with 409, terms that the product does not offer with 400. `DELETE
   * /api/rater/v1/presets/{id}` undoes it.
   */
  @Post(':id')
  @Can('rater:preset-edit')
  async copyPreset(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: PresetChangesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PresetResponse> {
    return toPresetResponse(await this.changes.copy(id, draftOf(body), actor));
  }

  /**
   * Edit a standard preset.
   *
   * @remarks What is left out stays. The presets that the quote builder knows by number keep their
   * names (409), and terms that the product does not offer are refused with 400. Quotes keep the
   * terms that they were asked for with.
   */
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

  /**
   * Delete a standard preset that the quote builder does not need.
   *
   * @remarks Those that the quote builder knows by number are refused with 409. It is offered no
   * more; quotes keep the terms that they were asked for with. To have it back, make it again.
   */
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
