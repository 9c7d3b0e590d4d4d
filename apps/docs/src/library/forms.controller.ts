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
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import type { Actor } from '@palisade/platform';
import { ApiPage, Approves, Can, Clock, Computes, CurrentActor } from '@palisade/platform';
import type { FormDraft } from '../domain/library/policy-form';
import { renderPdf } from '../rendering/render-pdf';
import { FormsQueries } from './forms.queries';
import { FormsService } from './forms.service';
import {
  EndFormRequest,
  FormRequest,
  FormsQuery,
  InferFormsRequest,
  InferredFormResponse,
  PolicyFormDetailResponse,
  PolicyFormResponse,
  PreviewQuery,
} from './forms.dto';

const PDF = 'application/pdf';

@ApiTags('forms')
@Controller('api/docs/v1/forms')
export class FormsController {
  constructor(
    private readonly queries: FormsQueries,
    private readonly forms: FormsService,
    private readonly clock: Clock,
  ) {}

  /**
   * The forms of the library, every edition of them.
   *
   * @remarks A text finds numbers and names. A page holds 2,000 at most; the text of a form comes
   * by `GET /api/docs/v1/forms/{id}`.
   */
  @Get('search')
  @Can('form:view')
  @ApiPage(PolicyFormResponse)
  searchForms(
    @Query() query: FormsQuery,
    @CurrentActor() actor: Actor,
  ): Promise<Page<PolicyFormResponse>> {
    return this.queries.search(query, actor);
  }

  /**
   * The forms that a quote or a policy would be issued with.
   *
   * @remarks In the order of the packet. Only active forms are asked; of the editions of a number
   * the one that began last stands for all.
   */
  @Post('inferred')
  @Computes()
  @HttpCode(200)
  @Can('form:view')
  inferForms(@Body() body: InferFormsRequest): Promise<InferredFormResponse[]> {
    return this.queries.inferred(body);
  }

  /**
   * A form with its text.
   *
   * @remarks Every edition has an id of its own; its text holds the merge fields as they were
   * written.
   */
  @Get(':id')
  @Can('form:view')
  getForm(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyFormDetailResponse> {
    return this.queries.find(id, actor);
  }

  /**
   * A form as it would be printed.
   *
   * @remarks Filled in for a policy that the caller sees, or for a made-up one.
   */
  @Get(':id/preview')
  @Can('form:view')
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async previewForm(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { policyId }: PreviewQuery,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    const print = await this.queries.preview(id, policyId, actor);
    const { content } = await renderPdf(print, this.clock.now());
    const disposition = 'inline; filename="Preview.pdf"';
    return new StreamableFile(content, { type: PDF, length: content.length, disposition });
  }

  /**
   * Add an edition of a form, as a draft.
   *
   * @remarks Its text may have the fields of a closed list, `{{policyNumber}}` (400 for others), and
   * the letters that can be printed (422). An edition that exists is refused with 409. It is issued
   * once it was proposed and activated by two people.
   */
  @Post()
  @Can('form:create')
  async addForm(
    @Body() body: FormRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyFormDetailResponse> {
    return this.queries.answer(await this.forms.add(toDraft(body), actor), actor);
  }

  /**
   * Replace what a draft says.
   *
   * @remarks An edited proposal is a draft again, and the caller one of its authors. An active form
   * never changes (409): a later edition takes its place from its first day.
   */
  @Put(':id')
  @Can('form:edit')
  async changeForm(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: FormRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyFormDetailResponse> {
    return this.queries.answer(await this.forms.change(id, toDraft(body), actor), actor);
  }

  /**
   * Propose a draft.
   *
   * @remarks The caller becomes one of its authors; somebody else activates it.
   */
  @Post(':id/propose')
  @HttpCode(200)
  @Can('form:edit')
  async proposeForm(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyFormDetailResponse> {
    return this.queries.answer(await this.forms.propose(id, actor), actor);
  }

  /**
   * Activate what somebody else wrote and proposed.
   *
   * @remarks Refused with 403 to whoever had a part in it, to keys and to who may no longer, and
   * with 409 for a first day that is past. What was issued before keeps its papers.
   */
  @Post(':id/activate')
  @HttpCode(200)
  @Approves('form.activate')
  async activateForm(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyFormDetailResponse> {
    return this.queries.answer(await this.forms.activate(id, actor), actor);
  }

  /**
   * Give a form in force its last day.
   *
   * @remarks Today at the earliest (400). What begins after it is issued without the form, or with the
   * edition that was available before.
   */
  @Post(':id/end')
  @HttpCode(200)
  @Can('form:edit')
  async endForm(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { availableTo }: EndFormRequest,
    @CurrentActor() actor: Actor,
  ): Promise<PolicyFormDetailResponse> {
    return this.queries.answer(await this.forms.end(id, availableTo), actor);
  }

  /**
   * Delete a form.
   *
   * @remarks Refused with 409, and the last paper of it, once a paper was issued with it.
   */
  @Delete(':id')
  @HttpCode(204)
  @Can('form:delete')
  async deleteForm(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.forms.remove(id);
  }
}

const toDraft = ({ formType, ...body }: FormRequest): FormDraft => ({
  formNumber: body.formNumber,
  edition: body.edition,
  name: body.name,
  formTypeId: formType,
  paperType: body.paperType ?? null,
  carrierId: body.carrierId ?? null,
  productTypes: body.productTypes,
  states: (body.states ?? []).map(({ state, from = null, to = null }) => ({ state, from, to })),
  availableFrom: body.availableFrom,
  availableTo: body.availableTo ?? null,
  transactions: body.transactions,
  rule: body.rule ?? 'ALWAYS',
  ruleValues: body.ruleValues ?? [],
  position: body.position ?? LAST_POSITION,
  isNumbered: body.isNumbered ?? false,
  text: body.text,
});

/** Where nothing is said, all other forms come first. */
const LAST_POSITION = 1_000;
