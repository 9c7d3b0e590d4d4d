import { Module } from '@nestjs/common';
import { PlatformModule } from '@palisade/platform';
import { BooksInForce } from './books/books-in-force';
import { DislocationService } from './books/dislocation.service';
import { RateBookTimelineController } from './books/rate-book-timeline.controller';
import { RateBooksController } from './books/rate-books.controller';
import { RateBooksQueries } from './books/rate-books.queries';
import { RateBooksService } from './books/rate-books.service';
import { CalculatorController } from './calculator/calculator.controller';
import { CalculatorService } from './calculator/calculator.service';
import { CarrierTimelineController } from './carriers/carrier-timeline.controller';
import { CarriersController } from './carriers/carriers.controller';
import { CarriersQueries } from './carriers/carriers.queries';
import { CarriersService } from './carriers/carriers.service';
import { CoveragesController } from './coverages/coverages.controller';
import { tables } from './data-source';
import { JobsController } from './jobs/jobs.controller';
import { PortfolioController } from './portfolio/portfolio.controller';
import { PortfolioService } from './portfolio/portfolio.service';
import { CustomPresetsController } from './presets/custom-presets.controller';
import { PresetChangesService } from './presets/preset-changes.service';
import { PresetTimelineController } from './presets/preset-timeline.controller';
import { PresetsController } from './presets/presets.controller';
import { PresetsQueries } from './presets/presets.queries';
import { PresetsService } from './presets/presets.service';
import { StandardPresets } from './presets/standard-presets';
import { RulesController } from './rules/rules.controller';
import { RulesService } from './rules/rules.service';
import { WhatIfController } from './what-if/what-if.controller';
import { WhatIfService } from './what-if/what-if.service';

@Module({
  imports: [PlatformModule.forService({ name: 'rater', ...tables })],
  controllers: [
    CalculatorController,
    CarriersController,
    CarrierTimelineController,
    CoveragesController,
    JobsController,
    PortfolioController,
    CustomPresetsController,
    PresetsController,
    PresetTimelineController,
    RateBooksController,
    RateBookTimelineController,
    RulesController,
    WhatIfController,
  ],
  providers: [
    BooksInForce,
    CalculatorService,
    CarriersQueries,
    CarriersService,
    DislocationService,
    PortfolioService,
    PresetChangesService,
    PresetsQueries,
    PresetsService,
    RateBooksQueries,
    RateBooksService,
    RulesService,
    StandardPresets,
    WhatIfService,
  ],
})
export class AppModule {}
