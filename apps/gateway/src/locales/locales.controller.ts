import { Controller, Get, Header, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '@palisade/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  async getTexts(
    @Param('locale') locale: string,
    @Param('namespace') namespace: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Record<string, string> | Buffer> {
    const { texts, packed } = await this.locales.of(locale, namespace);
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return texts;
    reply.header('content-encoding', 'gzip').type('application/json; charset=utf-8');
    return packed;
  }
}
