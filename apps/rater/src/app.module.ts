import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { CalculatorController } from './calculator/calculator.controller';
import { CalculatorService } from './calculator/calculator.service';
import { CoveragesController } from './coverages/coverages.controller';
import { tables } from './data-source';
import { RulesController } from './rules/rules.controller';
import { WhatIfController } from './what-if/what-if.controller';
import { WhatIfService } from './what-if/what-if.service';

@Module({
  imports: [PlatformModule.forService({ name: 'rater', ...tables })],
  controllers: [CalculatorController, CoveragesController, RulesController, WhatIfController],
  providers: [CalculatorService, WhatIfService],
})
export class AppModule {}
