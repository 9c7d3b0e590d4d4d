import { LARGE_PAGE_SIZES } from '@palisade/kernel';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { PageQuery } from '@palisade/platform';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import type { Team } from './team.entity';

export class TeamSearchQuery extends PageQuery {
  /** Rows of a page; look-ups ask for all teams at once. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: LARGE_PAGE_SIZES.teams })
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(LARGE_PAGE_SIZES.teams)
  override size: number = 25;
}

export class TeamResponse {
  id: string;
  name: string;
  /** New work goes to this team unless another is chosen. */
  default: boolean;
}

export const toTeamResponse = ({ id, name, isDefault }: Team): TeamResponse => ({
  id,
  name,
  default: isDefault,
});
