import { LARGE_PAGE_SIZES, requiredMessage, TEXT_LIMITS } from '@palisade/kernel';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { trimmed } from '../../text/text-fields';
import type { Team } from './team.entity';

/** Rows of a page; look-ups ask for all teams at once. */
const TeamPageSize = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LARGE_PAGE_SIZES.teams }),
    Type(() => Number),
    IsInt(),
    Min(1),
    Max(LARGE_PAGE_SIZES.teams),
  );

export class TeamSearchQuery extends PageQuery {
  @TeamPageSize()
  override size: number = 25;
}

export class TeamListQuery extends PageQuery {
  @TeamPageSize()
  override size: number = 25;

  /** The organisation of the teams; only staff can name another than their own. */
  @IsOptional()
  @IsUUID()
  accountId?: string;
}

export class TeamRequest {
  @trimmed()
  @IsString()
  @IsNotEmpty({ message: requiredMessage('Name') })
  @MaxLength(TEXT_LIMITS.personName)
  name: string;
}

export class NewTeamRequest extends TeamRequest {
  /** The organisation of the team; only staff can name another than their own. */
  @IsOptional()
  @IsUUID()
  accountId?: string;
}

export class ChangeTeamRequest extends TeamRequest {
  /** Makes the team the one that new work goes to; a default team stays one until another is. */
  @IsOptional()
  @IsBoolean()
  default?: boolean;
}

export class TeamResponse {
  id: string;
  name: string;
  /** New work goes to this team unless another is chosen. */
  default: boolean;
}

/** A team that was found by its name, with whose it is. */
export class FoundTeamResponse extends TeamResponse {
  /** The organisation of the team: many have one of the same name. */
  accountName: string;
}

/** A team of the administration screen. */
export class TeamRowResponse extends TeamResponse {
  /** People in the team. */
  members: number;
  accountId: string;
  accountName: string;
}

export const toTeamResponse = ({ id, name, isDefault }: Team): TeamResponse => ({
  id,
  name,
  default: isDefault,
});
