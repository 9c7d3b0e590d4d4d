import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import type { ApiBodyOptions } from '@nestjs/swagger';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Actor } from '@palisade/platform';
import { Can, CurrentActor, Public } from '@palisade/platform';
import type { FastifyRequest } from 'fastify';
import { ResetParameters } from '../passwords/passwords.dto';
import {
  AvatarResponse,
  CropQuery,
  CropRequest,
  PictureParameters,
  UploadedPictureResponse,
} from './pictures.dto';
import { PicturesQueries } from './pictures.queries';
import { PicturesService } from './pictures.service';
import { Uploads } from './uploads';

const TYPE = 'image/webp';
const IMAGE = { content: { [TYPE]: { schema: { type: 'string', format: 'binary' } } } } as const;
const FORM: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  },
};

@ApiTags('pictures')
@Controller('api/user/v1/pic')
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    private readonly queries: PicturesQueries,
    private readonly uploads: Uploads,
  ) {}

  /** Upload a picture of 2 MB at most, to be cropped. */
  @Post('initial')
  @Can('any')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @HttpCode(200)
  async uploadPicture(
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UploadedPictureResponse> {
    return { profilePath: await this.pictures.upload(await this.uploads.read(request), actor) };
  }

  /** Show a square of the uploaded picture from now on. */
  @Post('crop')
  @Can('any')
  @HttpCode(200)
  async cropPicture(
    @Query() coordinates: CropQuery,
    @Body() { profilePath, ...crop }: CropRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AvatarResponse> {
    const avatarUrl = await this.pictures.crop(profilePath, { ...crop, ...coordinates }, actor);
    return { avatarUrl };
  }

  /** The own picture. */
  @Get()
  @Can('any')
  @ApiOkResponse(IMAGE)
  @Header('cache-control', 'private, no-cache')
  async getOwnPicture(@CurrentActor() actor: Actor): Promise<StreamableFile> {
    return new StreamableFile(await this.queries.own(actor), { type: TYPE });
  }

  /** Remove the own picture. */
  @Delete()
  @Can('any')
  @HttpCode(204)
  async removePicture(@CurrentActor() actor: Actor): Promise<void> {
    await this.pictures.remove(actor);
  }

  /** The picture of a person whom the caller sees; 404 for anybody else. */
  @Get('email/:email')
  @Can('any')
  @ApiOkResponse(IMAGE)
  @Header('cache-control', 'private, no-cache')
  async getPictureByEmail(
    @Param() { email }: ResetParameters,
    @CurrentActor() actor: Actor,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.queries.byEmail(email, actor), { type: TYPE });
  }

  /** A picture by the address that profiles name; nobody guesses it, and it never changes. */
  @Get('file/:id')
  @Public()
  @ApiOkResponse(IMAGE)
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @Header('x-content-type-options', 'nosniff')
  async getPictureFile(@Param() { id }: PictureParameters): Promise<StreamableFile> {
    return new StreamableFile(await this.queries.byId(id), { type: TYPE });
  }
}
