import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { CalculatorController } from './calculator/calculator.controller';
import { CalculatorService } from './calculator/calculator.service';
import { CarriersController } from './carriers/carriers.controller';
import { CarriersQueries } from './carriers/carriers.queries';
import { CarriersService } from './carriers/carriers.service';
import { CoveragesController } from './coverages/coverages.controller';
import { tables } from './data-source';
import { PresetsController } from './presets/presets.controller';
import { PresetsService } from './presets/presets.service';
import { RulesController } from './rules/rules.controller';
import { WhatIfController } from './what-if/what-if.controller';
import { WhatIfService } from './what-if/what-if.service';

@Module({
  imports: [PlatformModule.forService({ name: 'rater', ...tables })],
  controllers: [
    CalculatorController,
    CarriersController,
    CoveragesController,
    PresetsController,
    RulesController,
    WhatIfController,
  ],
  providers: [CalculatorService, CarriersQueries, CarriersService, PresetsService, WhatIfService],
})
export class AppModule {}
