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
  Res,
} from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Can, Computes, CurrentActor } from '@palisade/platform';
import type { FastifyReply } from 'fastify';
import { DislocationJobResponse, JOB_ADDRESS, toDislocationJob } from '../jobs/jobs.dto';
import { DislocationService } from './dislocation.service';
import {
  BookChangesQuery,
  BookChangesResponse,
  BookTableResponse,
  BookTestResponse,
  ChangeRateBookRequest,
  DislocationRequest,
  GoldenCasesRequest,
  NewRateBookRequest,
  RateBookDetailResponse,
  RateBookResponse,
  RateBooksQuery,
  TableUploadRequest,
} from './rate-books.dto';
import { toRateBook } from './rate-books.dto';
import { RateBooksQueries } from './rate-books.queries';
import { RateBooksService } from './rate-books.service';

@ApiTags('rate books')
@Controller('api/rater/v1/books')
export class RateBooksController {
  constructor(
    private readonly books: RateBooksService,
    private readonly queries: RateBooksQueries,
    private readonly dislocation: DislocationService,
  ) {}

  /** The versions of the rate books, the latest first. */
  @Get()
  @Can('rater:view')
  @ApiPage(RateBookResponse)
  searchRateBooks(
    @Query() query: RateBooksQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<RateBookResponse>> {
    return this.queries.search(query, actor);
  }

  /** Begin a version from another one. */
  @Post()
  @Can('rater:table-edit')
  async beginRateBook(
    @Body() body: NewRateBookRequest,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookResponse> {
    return toRateBook(await this.books.begin(body, actor), actor.userId);
  }

  /** A version with its findings and golden cases. */
  @Get(':id')
  @Can('rater:view')
  getRateBook(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookDetailResponse> {
    return this.queries.detail(id, actor);
  }

  /** Change when a draft begins, or its note. */
  @Put(':id')
  @Can('rater:table-edit')
  async changeRateBook(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: ChangeRateBookRequest,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookResponse> {
    return toRateBook(await this.books.change(id, body, actor), actor.userId);
  }

  /** Give a draft up. */
  @Delete(':id')
  @HttpCode(204)
  @Can('rater:table-edit')
  async withdrawRateBook(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.books.withdraw(id);
  }

  /** A table of a version. */
  @Get(':id/tables/:table')
  @Can('rater:view')
  rateBookTable(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('table') table: string,
  ): Promise<BookTableResponse> {
    return this.queries.table(id, table);
  }

  /** Replace a table of a draft by a CSV file: all of it, or nothing when a line does not hold. */
  @Put(':id/tables/:table')
  @Can('rater:table-edit')
  async uploadRateBookTable(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('table') table: string,
    @Body() { csv }: TableUploadRequest,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookDetailResponse> {
    await this.books.upload(id, table, csv, actor);
    return this.queries.detail(id, actor);
  }

  /** Replace the golden cases of a draft. */
  @Put(':id/cases')
  @Can('rater:table-edit')
  async replaceGoldenCases(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { cases }: GoldenCasesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookDetailResponse> {
    await this.books.replaceCases(id, cases, actor);
    return this.queries.detail(id, actor);
  }

  /** In which rows a version differs from another one. */
  @Get(':id/changes')
  @Can('rater:view')
  rateBookChanges(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { against }: BookChangesQuery,
  ): Promise<BookChangesResponse> {
    return this.queries.changes(id, against);
  }

  /** Rate the golden cases of a version. */
  @Post(':id/test')
  @Computes()
  @HttpCode(200)
  @Can('rater:view')
  testRateBook(@Param('id', ParseUUIDPipe) id: string): Promise<BookTestResponse> {
    return this.queries.test(id);
  }

  /** What a version would change against the one in force when it begins: a job finds out. */
  @Post(':id/dislocation')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: DislocationJobResponse, headers: JOB_ADDRESS })
  @Can('rater:view')
  async rateBookDislocation(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: DislocationRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DislocationJobResponse> {
    const job = toDislocationJob(await this.dislocation.start(id, body, actor));
    void reply.header('location', `/api/rater/v1/jobs/${job.id}`);
    return job;
  }

  /** Propose a draft; its findings are mended and its golden cases have their prices. */
  @Post(':id/propose')
  @HttpCode(200)
  @Can('rater:table-edit')
  async proposeRateBook(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookResponse> {
    return toRateBook(await this.books.propose(id, actor), actor.userId);
  }

  /** Activate what somebody else wrote and proposed: in force everywhere within two seconds. */
  @Post(':id/activate')
  @HttpCode(200)
  @Can('rater:table-edit')
  async activateRateBook(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookResponse> {
    return toRateBook(await this.books.activate(id, actor), actor.userId);
  }
}
