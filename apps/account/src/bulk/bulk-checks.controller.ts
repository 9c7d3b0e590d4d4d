import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { ApiAcceptedResponse, ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { ActsOutside, Can, CurrentActor, UploadForm } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BulkChecksService } from './bulk-checks.service';
import { BULK_FILE } from './bulk-sheet';
import {
  BulkCheckJobResponse,
  BulkCheckResponse,
  BulkUploadQuery,
  toBulkCheckJob,
} from './bulk-uploads.dto';
import { LargeChecks } from './large-checks';

const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
};
const ADDRESS = 'api/bus/v1/bulkUpload/check';
const ACCEPTED = 202;
const LOCATION = {
  Location: {
    description: 'Where the job tells how far it is, and in the end what it found.',
    schema: { type: 'string', format: 'uri-reference' },
  },
} as const;

@ApiTags('bulk uploads')
@Controller(ADDRESS)
export class BulkChecksController {
  constructor(
    private readonly checks: BulkChecksService,
    private readonly large: LargeChecks,
    private readonly form: UploadForm,
  ) {}

  /**
   * What an upload of a file would do; nothing is kept.
   *
   * @remarks How each heading is read, and the rows that would make no account with all that is
   * wrong with each. Columns that can not be read so are named as the `problem`, so that others can be
   * chosen; every other file is refused as by the upload. A file of more than 2,000 rows is checked by a
   * job (202): `GET /api/bus/v1/bulkUpload/check/{id}` answers how far it is.
   */
  @Post()
  @ActsOutside()
  @Can('bulk-upload:create')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @ApiOkResponse({ type: BulkCheckResponse })
  @ApiAcceptedResponse({ type: BulkCheckJobResponse, headers: LOCATION })
  async checkBulkUpload(
    @Query() query: BulkUploadQuery,
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BulkCheckResponse | BulkCheckJobResponse> {
    const found = await this.checks.check(await this.form.read(request, BULK_FILE), query, actor);
    if ('answer' in found) return found.answer;
    void reply.status(ACCEPTED).header('location', `/${ADDRESS}/${found.job.id}`);
    return toBulkCheckJob(found.job);
  }

  /**
   * How far the check of a large file has come, and what it found in the end.
   *
   * @remarks One of somebody else is answered 404. It is forgotten after two days.
   */
  @Get(':id')
  @Can('bulk-upload:create')
  async getBulkCheck(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<BulkCheckJobResponse> {
    return toBulkCheckJob(await this.large.find(id, actor));
  }

  /**
   * Give the check of a large file up; one that has ended stays as it is.
   *
   * @remarks It finds nothing then. To know, send the file again.
   */
  @Delete(':id')
  @Can('bulk-upload:create')
  @HttpCode(204)
  async cancelBulkCheck(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.large.cancel(id, actor);
  }
}
