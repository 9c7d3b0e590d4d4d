import {
  Body,
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
import { ApiAcceptedResponse, ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { ActsOutside, Can, Computes, CurrentActor, Refuses, UploadForm } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../quotes/caller';
import { CurrentCaller } from '../quotes/caller';
import { BATCH_FILE } from './read-sheet';
import { BatchesService } from './batches.service';
import {
  BatchJobResponse,
  BatchQuery,
  IndicationRequest,
  IndicationResponse,
  ProductOfferResponse,
  toBatchJob,
} from './indications.dto';
import { IndicationsService } from './indications.service';

const ADDRESS = 'api/quote/v1/indications';
const FORM = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
};
const LOCATION = {
  Location: {
    description: 'Where the job tells how far it is, and in the end its companies.',
    schema: { type: 'string', format: 'uri-reference' },
  },
} as const;

@ApiTags('indications')
@Controller(ADDRESS)
export class IndicationsController {
  constructor(
    private readonly indications: IndicationsService,
    private readonly batches: BatchesService,
    private readonly form: UploadForm,
  ) {}

  /**
   * The price of a risk with its range; nothing is saved.
   *
   * @remarks The range is that of the controls which are not answered: all at their best and all at
   * their worst. With an account its facts and answers are read, and what the request says goes
   * before them. Every field at fault is named (400). Quote it by `POST /api/quote/v1`.
   */
  @Post()
  @Computes()
  @HttpCode(200)
  @Can('quote:create')
  @Refuses({ 503: '' })
  getIndication(
    @Body() body: IndicationRequest,
    @CurrentCaller() caller: Caller,
  ): Promise<IndicationResponse> {
    return this.indications.indicate(body, caller);
  }

  /**
   * The products that are sold where a client is, each with the least that it costs.
   *
   * @remarks Priced by the least preset and the answers on file. A product that the client can not
   * have has a reason and no price; one that covers technology services has none before their share
   * of the revenue is known.
   */
  @Get('products/:accountId')
  @Can('quote:create')
  @Refuses({ 503: '' })
  listOffers(
    @Param('accountId', ParseUUIDPipe) accountId: string,
    @CurrentCaller() caller: Caller,
  ): Promise<ProductOfferResponse[]> {
    return this.indications.offers(accountId, caller);
  }

  /**
   * Price up to 200 companies of a file (CSV, TSV, TXT, XLS or XLSX): a job does it.
   *
   * @remarks The first row that has headings names the columns, in any order and spelling; company,
   * industry code, revenue and state or postcode are needed. A row at fault is named in the result
   * and the others are priced. A file larger than 5 MB, of another type, or of more companies is
   * refused whole (400); so is one with an amount that may be two (`AMOUNTS_AMBIGUOUS`), until
   * `decimal` says which. `GET /api/quote/v1/indications/batch/{id}` answers how far it is.
   */
  @Post('batch')
  @ActsOutside()
  @HttpCode(202)
  @Can('quote:create')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @ApiAcceptedResponse({ type: BatchJobResponse, headers: LOCATION })
  async startBatch(
    @Query() query: BatchQuery,
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BatchJobResponse> {
    const file = await this.form.read(request, BATCH_FILE);
    const job = await this.batches.start(file, query, actor);
    void reply.header('location', `/${ADDRESS}/batch/${job.id}`);
    return toBatchJob(job);
  }

  /**
   * How far a batch of the caller's has come, and its companies in the end.
   *
   * @remarks A batch of somebody else is answered 404. It is forgotten after two days.
   */
  @Get('batch/:id')
  @Can('quote:create')
  async getBatch(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<BatchJobResponse> {
    return toBatchJob(await this.batches.find(id, actor));
  }

  /**
   * Let a batch of the caller's that has failed go on.
   *
   * @remarks It begins again with as many tries as a new one. One that waits for a part that is away
   * tries again at once, one under way stays so; one that is done or was cancelled is refused.
   */
  @Post('batch/:id/resume')
  @HttpCode(200)
  @Can('quote:create')
  @Refuses({ 409: 'It has ended.', 429: 'Five jobs are under way.' })
  async resumeBatch(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<BatchJobResponse> {
    return toBatchJob(await this.batches.resume(id, actor));
  }

  /**
   * Give a batch of the caller's up; one that has ended stays as it is.
   *
   * @remarks It has no result then. To have one, send the file again.
   */
  @Delete('batch/:id')
  @HttpCode(204)
  @Can('quote:create')
  async cancelBatch(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.batches.cancel(id, actor);
  }
}
