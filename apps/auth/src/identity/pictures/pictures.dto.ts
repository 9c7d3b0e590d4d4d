import { Type } from 'class-transformer';
import { IsInt, IsNumber, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';

const MAX_COORDINATE = 10_000;
const MAX_PATH = 500;

export class PictureParameters {
  @IsUUID()
  id: string;
}

export class CropQuery {
  /** Left edge of the square, in pixels of the picture. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_COORDINATE)
  xCoordinate: number;

  /** Upper edge of the square, in pixels of the picture. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(MAX_COORDINATE)
  yCoordinate: number;
}

export class CropRequest {
  /** 1 to 3 in steps of 0.1. */
  @IsNumber({ maxDecimalPlaces: 1 })
  zoomFactor: number;

  /** Side of the square at zoom 1, in pixels of the picture. */
  @IsInt()
  @Min(1)
  @Max(MAX_COORDINATE)
  sideLength: number;

  /** The address that the upload was answered with. */
  @IsString()
  @MaxLength(MAX_PATH)
  profilePath: string;
}

export class UploadedPictureResponse {
  profilePath: string;
}

export class AvatarResponse {
  avatarUrl: string;
}
