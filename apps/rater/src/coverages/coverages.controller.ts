import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Clock } from '@palisade/platform';
import { readMarket } from '../domain/rules/read-market';
import { CoverageCatalogueEntry, CoverageQuery, toCatalogue } from './coverages.dto';

@ApiTags('rules')
@Controller('api/rater/v1/coverages')
export class CoveragesController {
  constructor(private readonly clock: Clock) {}

  // Spec 3 §3: coverages are cached for 15 minutes.
  /** The catalogue of coverages for a product and state. */
  @Get()
  @Header('cache-control', 'private, max-age=900')
  @Can('any')
  coverageCatalogue(@Query() query: CoverageQuery): CoverageCatalogueEntry[] {
    return toCatalogue(readMarket(query, this.clock.now().toISOString().slice(0, 10)));
  }
}
