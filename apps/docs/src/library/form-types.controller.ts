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

  /**
   * The types that people sort forms by.
   *
   * @remarks A type is a word to sort forms by; it decides nothing about what is printed.
   */
  @Get('formtype/search')
  @Can('form:view')
  @ApiPage(FormTypeResponse)
  searchFormTypes(@Query() query: PageQuery): Promise<Page<FormTypeResponse>> {
    return this.queries.searchTypes(query);
  }

  /**
   * Add a form type; a name that is taken is refused with 409.
   *
   * @remarks It can be renamed later, and deleted while no form is of it.
   */
  @Post('formtype')
  @Can('form:create')
  async addFormType(@Body() body: FormTypeRequest): Promise<FormTypeResponse> {
    return toFormType(await this.types.add(toDraft(body)));
  }

  /**
   * Rename a form type, or describe it anew.
   *
   * @remarks The forms of the type follow; papers that were printed stay as they are.
   */
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

  /**
   * The papers of the carriers that forms are issued on.
   *
   * @remarks A form that names none of them is printed on the paper of every carrier.
   */
  @Get('papertypes')
  @Can('form:view')
  listPaperTypes(): Promise<PaperTypeResponse[]> {
    return this.queries.papers();
  }

  /**
   * The products that forms and documents can be for.
   *
   * @remarks By their codes, with the name and the edition that each is sold in.
   */
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
