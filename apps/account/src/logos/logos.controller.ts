import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { ActsOutside, Can, CurrentActor, Public, Refuses, UploadForm } from '@palisade/platform';
import type { FastifyRequest } from 'fastify';
import type { LogoKind } from '../domain/logo-crop';
import { LOGO_BYTES_MAX, logoTooLarge, notALogo } from '../domain/logo-crop';
import {
  InitialLogoQuery,
  LogoCropQuery,
  LogoCropRequest,
  LogoFileParameters,
  LogoResponse,
} from './logos.dto';
import { LogosQueries } from './logos.queries';
import { LogosService } from './logos.service';

const TYPE = 'image/png';
const IMAGE = { content: { [TYPE]: { schema: { type: 'string', format: 'binary' } } } } as const;
const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
};

@ApiTags('logos')
@Controller('api/agency/v1/logo')
export class LogosController {
  constructor(
    private readonly logos: LogosService,
    private readonly queries: LogosQueries,
    private readonly form: UploadForm,
  ) {}

  /**
   * Upload a logo, to be cropped.
   *
   * @remarks 50 kB at most for the small one, 150 kB for the medium one. PNG, JPEG and GIF are taken
   * by what they are, not by their name (400 otherwise), and redrawn. It replaces an upload of before
   * and is shown to nobody until `POST /api/agency/v1/logo`.
   */
  @Post('initial/:agencyId')
  @ActsOutside()
  @Can('agency:logo-edit')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @HttpCode(200)
  async uploadLogo(
    @Param('agencyId', ParseUUIDPipe) agencyId: string,
    @Query() { isSmall }: InitialLogoQuery,
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<LogoResponse> {
    const kind = kindOf(isSmall === 'true');
    const file = await this.form.read(request, {
      bytesMax: LOGO_BYTES_MAX[kind],
      none: notALogo,
      tooLarge: () => logoTooLarge(kind),
    });
    return { logoPath: await this.logos.upload({ agencyId, kind }, file, actor) };
  }

  /**
   * Show a part of the uploaded picture as the logo from now on.
   *
   * @remarks 144 by 144 pixels of the small logo, 300 by 72 of the medium one, at a zoom of 0.4 to 3
   * (400 otherwise); what reaches beyond the picture is clear. An agency that is not the caller's is
   * answered 404. The new logo has a new address. `agency.saved.v1` is published. `DELETE
   * /api/agency/v1/logo/s/{agencyId}` or `/m/{agencyId}` takes it away.
   */
  @Post()
  @Can('agency:logo-edit')
  @HttpCode(200)
  @Refuses({ 404: 'There is no such agency, or no such upload of it.' })
  async cropLogo(
    @Query() coordinates: LogoCropQuery,
    @Body() { agencyId, logoPath, small, ...crop }: LogoCropRequest,
    @CurrentActor() actor: Actor,
  ): Promise<LogoResponse> {
    const chosen = { ...crop, ...coordinates, kind: kindOf(small) };
    return { logoPath: await this.logos.crop({ agencyId, logoPath }, chosen, actor) };
  }

  /**
   * The small logo of an agency.
   *
   * @remarks A PNG of 144 by 144 pixels. Logos are there to be seen: whoever is signed in sees them.
   */
  @Get('s/:agencyId')
  @Can('any')
  @ApiOkResponse(IMAGE)
  @Header('cache-control', 'private, no-cache')
  getSmallLogo(@Param('agencyId', ParseUUIDPipe) agencyId: string): Promise<StreamableFile> {
    return this.shown(agencyId, 'SMALL');
  }

  /**
   * The medium logo of an agency.
   *
   * @remarks A PNG of 300 by 72 pixels. Logos are there to be seen: whoever is signed in sees them.
   */
  @Get('m/:agencyId')
  @Can('any')
  @ApiOkResponse(IMAGE)
  @Header('cache-control', 'private, no-cache')
  getMediumLogo(@Param('agencyId', ParseUUIDPipe) agencyId: string): Promise<StreamableFile> {
    return this.shown(agencyId, 'MEDIUM');
  }

  /**
   * A logo by the address that agencies name; it never changes.
   *
   * @remarks Browsers load it without a token and may keep it for a year. One that was replaced or
   * removed is answered 404.
   */
  @Get('file/:id')
  @Public()
  @ApiOkResponse(IMAGE)
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @Header('x-content-type-options', 'nosniff')
  async getLogoFile(@Param() { id }: LogoFileParameters): Promise<StreamableFile> {
    return new StreamableFile(await this.queries.byId(id), { type: TYPE });
  }

  /**
   * Remove the small logo.
   *
   * @remarks What was uploaded for it too. Without one nothing happens; otherwise `agency.saved.v1`
   * is published. To have it back, upload it again.
   */
  @Delete('s/:agencyId')
  @Can('agency:logo-edit')
  @HttpCode(204)
  removeSmallLogo(
    @Param('agencyId', ParseUUIDPipe) agencyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.logos.remove(agencyId, 'SMALL', actor);
  }

  /**
   * Remove the medium logo.
   *
   * @remarks What was uploaded for it too. Without one nothing happens; otherwise `agency.saved.v1`
   * is published. To have it back, upload it again.
   */
  @Delete('m/:agencyId')
  @Can('agency:logo-edit')
  @HttpCode(204)
  removeMediumLogo(
    @Param('agencyId', ParseUUIDPipe) agencyId: string,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.logos.remove(agencyId, 'MEDIUM', actor);
  }

  private async shown(agencyId: string, kind: LogoKind): Promise<StreamableFile> {
    return new StreamableFile(await this.queries.shown(agencyId, kind), { type: TYPE });
  }
}

const kindOf = (isSmall: boolean): LogoKind => (isSmall ? 'SMALL' : 'MEDIUM');
