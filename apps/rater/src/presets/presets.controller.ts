import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiTags } from '@nestjs/swagger';
import { Can, Computes } from '@palisade/platform';
import {
  CoverageSelection,
  PresetResponse,
  PresetsQuery,
  PresetValuesQuery,
  PresetValuesRequest,
  PricedPresetResponse,
} from './presets.dto';
import { PresetsService } from './presets.service';

@ApiTags('presets')
@ApiExtraModels(CoverageSelection)
@Controller('api/rater/v1/presets')
export class PresetsController {
  constructor(private readonly presets: PresetsService) {}

  /** The standard presets of a product. */
  @Get()
  @Can('rater:view')
  listPresets(@Query() query: PresetsQuery): PresetResponse[] {
    return this.presets.list(query);
  }

  /** A preset, by number or name, for an insured of an industry, with its price. */
  @Post(':naicsCode/:preset')
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate')
  @ApiBody({ type: PresetValuesRequest })
  presetValues(
    @Param('naicsCode') naicsCode: string,
    @Param('preset') preset: string,
    @Query() query: PresetValuesQuery,
    @Body() body: object,
  ): PricedPresetResponse {
    return this.presets.value(preset, naicsCode, { query, body });
  }
}
