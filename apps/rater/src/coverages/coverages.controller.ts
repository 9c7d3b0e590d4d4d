import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Can, Clock, OpenToOneTimeCode } from '@palisade/platform';
import { BooksInForce } from '../books/books-in-force';
import { wholesaleCoverages } from '../domain/rules/wholesale-coverages';
import { readMarket } from '../domain/rules/read-market';
import { CoverageCatalogueEntry, CoverageQuery, toCatalogue } from './coverages.dto';

// Coverages are cached for 15 minutes (Spec 3 §3).
const CACHED = 'private, max-age=900';

@ApiTags('rules')
@Controller('api/rater/v1/coverages')
export class CoveragesController {
  constructor(
    private readonly books: BooksInForce,
    private readonly clock: Clock,
  ) {}

  /**
   * The catalogue of coverages for a product and state.
   *
   * @remarks Every coverage in the order of the quote builder: whether it is mandatory, locked or
   * an endorsement, and why it is not available. It may be kept for 15 minutes. A market that no
   * book in force rates is refused with 400.
   */
  @Get()
  @Header('cache-control', CACHED)
  @Can('any')
  getCoverageCatalogue(@Query() query: CoverageQuery): CoverageCatalogueEntry[] {
    return toCatalogue(
      readMarket(query, {
        books: this.books.current,
        today: this.clock.now().toISOString().slice(0, 10),
      }),
    );
  }

  /**
   * The catalogue's coverage of each coverage of the wholesale forms.
   *
   * @remarks Products outside the wholesale flow have no forms of their own and are answered an
   * empty map; what is no product is 404. It may be kept for 15 minutes.
   */
  @Get('mapping/:productType')
  @Header('cache-control', CACHED)
  @Can('any')
  @OpenToOneTimeCode()
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  getCoverageMapping(@Param('productType') product: string): Readonly<Record<string, string>> {
    return wholesaleCoverages(product);
  }
}
