import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '@palisade/platform';
import { LocalesService } from './locales.service';

@ApiTags('locales')
@Controller('api/locales/v1')
export class LocalesController {
  constructor(private readonly locales: LocalesService) {}

  /**
   * The texts of one namespace in one locale.
   *
   * @remarks Those of the United Kingdom are those of the United States with what differs. A locale
   * or namespace that does not exist is answered 404.
   */
  @Get(':locale/:namespace')
  @Public()
  @Header('cache-control', 'no-cache')
  @ApiOkResponse({ schema: { type: 'object', additionalProperties: { type: 'string' } } })
  getTexts(
    @Param('locale') locale: string,
    @Param('namespace') namespace: string,
  ): Promise<Record<string, string>> {
    return this.locales.texts(locale, namespace);
  }
}
