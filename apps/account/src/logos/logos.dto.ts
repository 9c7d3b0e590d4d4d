import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsString,
  IsUUID,
  Max,
  MaxLength,
} from 'class-validator';

const MAX_COORDINATE = 10_000;
const MAX_PATH = 500;

export class LogoFileParameters {
  @IsUUID()
  id: string;
}

export class InitialLogoQuery {
  /** Whether it becomes the small logo (50 kB at most) or the medium one (150 kB). */
  @IsIn(['true', 'false'])
  isSmall: 'true' | 'false';
}

export class LogoCropQuery {
  /** Left edge of the part, in pixels of the picture; below 0 it begins outside. */
  @Type(() => Number)
  @IsInt()
  @Max(MAX_COORDINATE)
  xCoordinate: number;

  /** Upper edge of the part, in pixels of the picture. */
  @Type(() => Number)
  @IsInt()
  @Max(MAX_COORDINATE)
  yCoordinate: number;
}

export class LogoCropRequest {
  /** 0.4 to 3; at 1 the part is the largest of its shape inside of the picture. */
  @IsNumber()
  zoomFactor: number;

  /** 144 of the small logo, 300 of the medium one. */
  @IsInt()
  width: number;

  /** 144 of the small logo, 72 of the medium one. */
  @IsInt()
  height: number;

  /** The address that the upload was answered with. */
  @IsString()
  @MaxLength(MAX_PATH)
  logoPath: string;

  @IsUUID()
  agencyId: string;

  @IsBoolean()
  small: boolean;
}

export class LogoResponse {
  logoPath: string;
}
