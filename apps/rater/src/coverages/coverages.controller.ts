import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Can, Clock } from '@palisade/platform';
import { readMarket } from '../domain/rules/read-market';
import { CoverageCatalogueEntry, CoverageQuery, toCatalogue } from './coverages.dto';

// Coverages are cached for 15 minutes (Spec 3 §3).
const CACHED = 'private, max-age=900';

@ApiTags('rules')
@Controller('api/rater/v1/coverages')
export class CoveragesController {
  constructor(private readonly clock: Clock) {}

  /** The catalogue of coverages for a product and state. */
  @Get()
  @Header('cache-control', CACHED)
  @Can('any')
  coverageCatalogue(@Query() query: CoverageQuery): CoverageCatalogueEntry[] {
    return toCatalogue(readMarket(query, this.clock.now().toISOString().slice(0, 10)));
  }
}
