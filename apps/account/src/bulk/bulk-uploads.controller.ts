import {
  Controller,
  Get,
  Header,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Locale, Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import {
  ActsOutside,
  ApiPage,
  AskedEdition,
  Can,
  CurrentActor,
  PageQuery,
  Refuses,
  UploadForm,
} from '@palisade/platform';
import type { FastifyRequest } from 'fastify';
import { BULK_FILE } from './bulk-sheet';
import { BulkUploadQuery, BulkUploadResponse } from './bulk-uploads.dto';
import { bulkTemplate, BulkUploadsQueries } from './bulk-uploads.queries';
import { BulkUploadsService } from './bulk-uploads.service';
import { ResumeUpload } from './resume-upload';

const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
};
const TYPE = 'text/csv; charset=utf-8';
const SHEET = { content: { 'text/csv': { schema: { type: 'string' } } } } as const;

@ApiTags('bulk uploads')
@Controller('api/bus/v1/bulkUpload')
export class BulkUploadsController {
  constructor(
    private readonly bulk: BulkUploadsService,
    private readonly queries: BulkUploadsQueries,
    private readonly resuming: ResumeUpload,
    private readonly form: UploadForm,
  ) {}

  /**
   * Upload a file of accounts: a job creates them.
   *
   * @remarks CSV, TSV, TXT, XLS or XLSX of 5 MB at most, with the columns of the template in any order. Each
   * row makes an account by the rules of `POST /api/account/v1`, or counts as a failure, a duplicate
   * too. A file that is larger (413), of another type, with formulas, or without a column that is
   * needed is refused whole (400), in one sentence. `GET /api/bus/v1/bulkUpload/{id}` says how far it
   * is; the accounts are deleted one by one if they were not meant.
   */
  @Post()
  @ActsOutside()
  @Can('bulk-upload:create')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  async startBulkUpload(
    @Query() query: BulkUploadQuery,
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<BulkUploadResponse> {
    const id = await this.bulk.start(await this.form.read(request, BULK_FILE), query, actor);
    return this.queries.get(id, actor);
  }

  /**
   * The uploads of the caller's organisation, the newest first.
   *
   * @remarks The provider's people see all. A text finds names of files.
   */
  @Get('search')
  @Can('bulk-upload:view')
  @ApiPage(BulkUploadResponse)
  searchBulkUploads(
    @Query() query: PageQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<BulkUploadResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * The template of an upload: a CSV file with the headings of every column.
   *
   * @remarks Company, phone, address 1, city and ZIP code are needed, in the United States the state
   * as well.
   */
  @Get('template')
  @Can('bulk-upload:view')
  @ApiOkResponse(SHEET)
  @Header('content-type', TYPE)
  @Header('content-disposition', 'attachment; filename="bulk-upload.csv"')
  getBulkTemplate(@AskedEdition() locale: Locale): string {
    return bulkTemplate(locale);
  }

  /**
   * One upload, and how far it is.
   *
   * @remarks It is done when successes and failures make up its rows. One of another organisation is
   * answered 404.
   */
  @Get(':id')
  @Can('bulk-upload:view')
  getBulkUpload(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<BulkUploadResponse> {
    return this.queries.get(id, actor);
  }

  /**
   * The rows of an upload with what became of each, as a CSV file.
   *
   * @remarks The columns of the file, then its line, the account that it made or all that was wrong,
   * and in a word what became of it. It is there at any moment: rows that are still to be done are
   * marked as waiting.
   */
  @Get(':id/result')
  @Can('bulk-upload:view')
  @ApiOkResponse(SHEET)
  @Header('content-type', TYPE)
  @Header('content-disposition', 'attachment; filename="bulk-upload-result.csv"')
  getBulkResult(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<string> {
    return this.queries.result(id, actor);
  }

  /**
   * Let an upload that has failed go on where it stopped.
   *
   * @remarks Rows that are done stay as they are. An upload that is under way stays so; one that is
   * done is refused.
   */
  @Post(':id/resume')
  @Can('bulk-upload:create')
  @HttpCode(200)
  @Refuses({ 409: 'Every row is done.', 429: 'Five jobs are under way.' })
  async resumeBulkUpload(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<BulkUploadResponse> {
    await this.resuming.resume(id, actor);
    return this.queries.get(id, actor);
  }
}
