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
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@palisade/kernel';
import { ApiPage, Can, PageQuery } from '@palisade/platform';
import { toFormType } from './form-answers';
import { FormTypesService } from './form-types.service';
import { FormsQueries, productTypes } from './forms.queries';
import {
  FormTypeRequest,
  FormTypeResponse,
  PaperTypeResponse,
  ProductTypeResponse,
} from './form-types.dto';

@ApiTags('forms')
@Controller('api/docs/v1')
export class FormTypesController {
  constructor(
    private readonly queries: FormsQueries,
    private readonly types: FormTypesService,
  ) {}

  /** The types that people sort forms by. */
  @Get('formtype/search')
  @Can('form:view')
  @ApiPage(FormTypeResponse)
  searchFormTypes(@Query() query: PageQuery): Promise<Page<FormTypeResponse>> {
    return this.queries.searchTypes(query);
  }

  /** Add a form type; a name that is taken is refused with 409. */
  @Post('formtype')
  @Can('form:create')
  async addFormType(@Body() body: FormTypeRequest): Promise<FormTypeResponse> {
    return toFormType(await this.types.add(toDraft(body)));
  }

  /** Rename a form type, or describe it anew. */
  @Put('formtype/:id')
  @Can('form:edit')
  async changeFormType(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() body: FormTypeRequest,
  ): Promise<FormTypeResponse> {
    return toFormType(await this.types.change(id, toDraft(body)));
  }

  /**
   * Delete a form type.
   *
   * @remarks Refused with 409, and the forms that have it, while there are any.
   */
  @Delete('formtype/:id')
  @HttpCode(204)
  @Can('form:delete')
  async deleteFormType(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    await this.types.remove(id);
  }

  /** The papers of the carriers that forms are issued on. */
  @Get('papertypes')
  @Can('form:view')
  listPaperTypes(): Promise<PaperTypeResponse[]> {
    return this.queries.papers();
  }

  /** The products that forms and documents can be for. */
  @Get('producttypes')
  @Can('quote:view')
  listProductTypes(): ProductTypeResponse[] {
    return productTypes();
  }
}

const toDraft = ({ name, description }: FormTypeRequest) => ({
  name,
  description: description || null,
});
