import { Readable } from 'node:stream';
import type { OnModuleInit } from '@nestjs/common';
import {
  Controller,
  HttpCode,
  Post,
  Query,
  Req,
  StreamableFile,
  UnsupportedMediaTypeException,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { DomainError } from '@palisade/kernel';
import type { AuthenticatedRequest } from '@palisade/platform';
import { Can, Computes } from '@palisade/platform';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CalculatorQuery } from '../calculator/calculator-result.dto';
import { callOf } from '../calculator/calculator.service';
import { PortfolioService } from './portfolio.service';

const NDJSON = 'application/x-ndjson';
const ADDRESS = 'api/rater/v1/portfolio';

@ApiTags('calculator')
@Controller(ADDRESS)
export class PortfolioController implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly portfolio: PortfolioService,
  ) {}

  /** A portfolio is not read but handed on: it may be far larger than the memory it gets. */
  onModuleInit(): void {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    const options = { bodyLimit: Number.MAX_SAFE_INTEGER };
    server.addContentTypeParser(NDJSON, options, ({ routeOptions }, payload, done) => {
      if (routeOptions.url === `/${ADDRESS}`) done(null, payload);
      else done(new UnsupportedMediaTypeException());
    });
  }

  /**
   * Price up to 100,000 risks, one a line, answered one a line in the same order while they come.
   * The last line counts them; without it the answer is not complete.
   *
   * @remarks A risk that cannot be rated is answered by a line with its error, and the others go
   * on. All are rated by the books of the first moment. A line too long or one risk too many ends
   * the answer with `done: false`; a body of another type than NDJSON is refused with 415.
   */
  @Post()
  @Computes()
  @HttpCode(200)
  @Can('rater:calculate', 'rater:view')
  @ApiConsumes(NDJSON)
  @ApiProduces(NDJSON)
  @ApiBody({ schema: { type: 'string' }, description: 'A CalculatorInput a line.' })
  @ApiOkResponse({ schema: { type: 'string' }, description: 'A CalculatorResult a line.' })
  ratePortfolio(
    @Query() query: CalculatorQuery,
    @Req() request: AuthenticatedRequest & FastifyRequest,
  ): StreamableFile {
    const body: unknown = request.body;
    if (!(body instanceof Readable)) {
      throw new DomainError('NOT_NDJSON', `Send the risks as ${NDJSON}.`, 415);
    }
    const answer = this.portfolio.rate(body, callOf(request, query), query);
    return new StreamableFile(Readable.from(answer, { objectMode: false }), { type: NDJSON });
  }
}
