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
import { ActsOutside, Can, CurrentActor, Public, Refuses, UploadForm } from '@palisade/platform';
import type { FastifyRequest } from 'fastify';
import { MAX_PICTURE_BYTES, notAPicture, pictureTooLarge } from '../../domain/picture-crop';
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
    private readonly form: UploadForm,
  ) {}

  /**
   * Upload a picture of 2 MB at most, to be cropped.
   *
   * @remarks PNG, JPEG and GIF are taken (400 otherwise) and redrawn, upright and without
   * anything but pixels. It replaces an upload of before and is shown to nobody until `POST
   * /api/user/v1/pic/crop`.
   */
  @Post('initial')
  @ActsOutside()
  @Can('any')
  @ApiConsumes('multipart/form-data')
  @ApiBody(FORM)
  @HttpCode(200)
  async uploadPicture(
    @Req() request: FastifyRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UploadedPictureResponse> {
    const file = await this.form.read(request, {
      bytesMax: MAX_PICTURE_BYTES,
      none: notAPicture,
      tooLarge: pictureTooLarge,
    });
    return { profilePath: await this.pictures.upload(file, actor) };
  }

  /**
   * Show a square of the uploaded picture from now on.
   *
   * @remarks The square must lie in the picture, at a zoom of 1 to 3 (400 otherwise). The new
   * picture has a new address, which profiles name from then on; the upload is gone. `DELETE
   * /api/user/v1/pic` takes it away.
   */
  @Post('crop')
  @Can('any')
  @HttpCode(200)
  @Refuses({ 404: 'There is no such upload.' })
  async cropPicture(
    @Query() coordinates: CropQuery,
    @Body() { profilePath, ...crop }: CropRequest,
    @CurrentActor() actor: Actor,
  ): Promise<AvatarResponse> {
    const avatarUrl = await this.pictures.crop(profilePath, { ...crop, ...coordinates }, actor);
    return { avatarUrl };
  }

  /**
   * The own picture.
   *
   * @remarks A square of 256 pixels as WebP, as others see it. An upload that is not cropped yet is
   * not shown.
   */
  @Get()
  @Can('any')
  @ApiOkResponse(IMAGE)
  @Header('cache-control', 'private, no-cache')
  @Refuses({ 404: 'The caller has no picture.' })
  async getOwnPicture(@CurrentActor() actor: Actor): Promise<StreamableFile> {
    return new StreamableFile(await this.queries.own(actor), { type: TYPE });
  }

  /**
   * Remove the own picture.
   *
   * @remarks The upload of it too; its address answers 404 from then on. Without one nothing
   * happens. To have it back, upload it again.
   */
  @Delete()
  @Can('any')
  @HttpCode(204)
  async removePicture(@CurrentActor() actor: Actor): Promise<void> {
    await this.pictures.remove(actor);
  }

  /**
   * The picture of a person whom the caller sees; 404 for anybody else.
   *
   * @remarks Staff see everybody's, others those of their own organisation. Who has none is
   * answered 404 as well.
   */
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

  /**
   * A picture by the address that profiles name; nobody guesses it, and it never changes.
   *
   * @remarks Browsers load it without a token and may keep it for a year. One that was replaced or
   * removed is answered 404.
   */
  @Get('file/:id')
  @Public()
  @ApiOkResponse(IMAGE)
  @Header('cache-control', 'private, max-age=31536000, immutable')
  @Header('x-content-type-options', 'nosniff')
  async getPictureFile(@Param() { id }: PictureParameters): Promise<StreamableFile> {
    return new StreamableFile(await this.queries.byId(id), { type: TYPE });
  }
}
