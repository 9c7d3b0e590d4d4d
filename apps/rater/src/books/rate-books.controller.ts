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
import {
  ApiPage,
  Approves,
  Can,
  Computes,
  CurrentActor,
  ReadsLargeJson,
  Refuses,
} from '@palisade/platform';
import type { FastifyReply } from 'fastify';
import { DislocationJobResponse, JOB_ADDRESS, toDislocationJob } from '../jobs/jobs.dto';
import { DislocationRequest } from './dislocation.dto';
import { DislocationService } from './dislocation.service';
import {
  BookChangesQuery,
  BookChangesResponse,
  BookTableResponse,
  BookTestResponse,
  ChangeRateBookRequest,
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

  /**
   * The versions of the rate books, the latest first.
   *
   * @remarks Heads alone, without tables: status, who wrote, proposed and activated each, and what
   * the caller could do with it now. A text finds versions and notes.
   */
  @Get()
  @Can('rater:view')
  @ApiPage(RateBookResponse)
  searchRateBooks(
    @Query() query: RateBooksQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<RateBookResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * Begin a version from another one.
   *
   * @remarks The draft is a copy of the named version with its tables and golden cases, and the
   * caller is its first author. A version name that is taken is refused with 409. Nobody is rated
   * by it before it is proposed and activated; `DELETE /api/rater/v1/books/{id}` gives it up.
   */
  @Post()
  @Can('rater:table-edit')
  async beginRateBook(
    @Body() body: NewRateBookRequest,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookResponse> {
    return toRateBook(await this.books.begin(body, actor), actor);
  }

  /**
   * A version with its findings and golden cases.
   *
   * @remarks The findings are what must be mended before it can be proposed. With them come the
   * names of its tables with the number of their rows.
   */
  @Get(':id')
  @Can('rater:view')
  getRateBook(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookDetailResponse> {
    return this.queries.detail(id, actor);
  }

  /**
   * Change when a draft begins, or its note.
   *
   * @remarks A proposed version becomes a draft again, because it is not what was proposed; the
   * caller, for a key whoever was shown its secret, becomes one of its authors and so cannot activate it. An active or withdrawn version is
   * refused with 409.
   */
  @Put(':id')
  @Can('rater:table-edit')
  async changeRateBook(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: ChangeRateBookRequest,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookResponse> {
    return toRateBook(await this.books.change(id, body, actor), actor);
  }

  /**
   * Give a draft up.
   *
   * @remarks A proposed version can be given up too; an active or withdrawn one is refused with
   * 409. It stays to be read and to begin another one from, and no call brings it back.
   */
  @Delete(':id')
  @HttpCode(204)
  @Can('rater:table-edit')
  async withdrawRateBook(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.books.withdraw(id);
  }

  /**
   * A table of a version.
   *
   * @remarks The rows, and the same as CSV: what is downloaded can be changed and uploaded as it
   * is. A name that is no table is answered 404.
   */
  @Get(':id/tables/:table')
  @Can('rater:view')
  getRateBookTable(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('table') table: string,
  ): Promise<BookTableResponse> {
    return this.queries.table(id, table);
  }

  /**
   * Replace a table of a draft by a CSV file: all of it, or nothing when a line does not hold.
   *
   * @remarks A line that does not hold is named with what is wrong with it (400). A proposed
   * version becomes a draft again and the caller one of its authors; an active or withdrawn one is
   * refused with 409. The answer names the findings of the version as it then is.
   */
  @Put(':id/tables/:table')
  @ReadsLargeJson()
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

  /**
   * Replace the golden cases of a draft.
   *
   * @remarks A case that is there twice, expects nothing or expects what is no amount is named with
   * all others (400). A proposed version becomes a draft again and the caller one of its authors;
   * an active or withdrawn one is refused with 409.
   */
  @Put(':id/cases')
  @ReadsLargeJson()
  @Can('rater:table-edit')
  async replaceGoldenCases(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { cases }: GoldenCasesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookDetailResponse> {
    await this.books.replaceCases(id, cases, actor);
    return this.queries.detail(id, actor);
  }

  /**
   * In which rows a version differs from another one.
   *
   * @remarks Without `against` it is compared with the version that it was begun from. A version
   * that was begun from none has no changes.
   */
  @Get(':id/changes')
  @Can('rater:view')
  compareRateBooks(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { against }: BookChangesQuery,
  ): Promise<BookChangesResponse> {
    return this.queries.changes(id, against);
  }

  /**
   * Rate the golden cases of a version.
   *
   * @remarks Each case is answered with whether it has its price, and with every amount that
   * differs. A version that has findings cannot be rated (409).
   */
  @Post(':id/test')
  @Computes()
  @HttpCode(200)
  @Can('rater:view')
  @Refuses({ 409: 'The version has findings, which must be mended first.' })
  testRateBook(@Param('id', ParseUUIDPipe) id: string): Promise<BookTestResponse> {
    return this.queries.test(id);
  }

  /**
   * What a version would change against the one in force when it begins: a job finds out.
   *
   * @remarks Risks of one's own are compared, or made-up ones, which are the same each time; risks
   * that one of the two books refuses are counted apart. A version with findings, or without one in
   * force before it, is refused with 409, more than five open jobs of one person with 429. `GET
   * /api/rater/v1/jobs/{id}` answers the report, `DELETE` there gives it up.
   */
  @Post(':id/dislocation')
  @HttpCode(202)
  @ReadsLargeJson()
  @ApiAcceptedResponse({ type: DislocationJobResponse, headers: JOB_ADDRESS })
  @Can('rater:view')
  async findDislocation(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: DislocationRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DislocationJobResponse> {
    const job = toDislocationJob(await this.dislocation.start(id, body, actor));
    void reply.header('location', `/api/rater/v1/jobs/${job.id}`);
    return job;
  }

  /**
   * Propose a draft; its findings are mended and its golden cases have their prices.
   *
   * @remarks A version with findings, without golden cases or with one that has another price is
   * refused with 409, and so is one that is no draft. The caller becomes one of its authors.
   * Somebody else activates it; any edit makes it a draft again.
   */
  @Post(':id/propose')
  @HttpCode(200)
  @Can('rater:table-edit')
  async proposeRateBook(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookResponse> {
    return toRateBook(await this.books.propose(id, actor), actor);
  }

  /**
   * Activate what somebody else wrote and proposed: in force everywhere within two seconds.
   *
   * @remarks Refused with 403 to whoever had a part in it, to keys and to who may no longer, and with
   * 409 for a day that is past or on which another version of the region begins, and with findings. `rate-book.activated.v1` is told with the hash
   * of the book. From then on it never changes: another version that begins later takes its place.
   */
  @Post(':id/activate')
  @HttpCode(200)
  @Approves('rate-book.activate')
  async activateRateBook(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<RateBookResponse> {
    return toRateBook(await this.books.activate(id, actor), actor);
  }
}
