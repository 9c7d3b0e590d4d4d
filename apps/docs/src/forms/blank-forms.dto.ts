import type { Region } from '@palisade/kernel';
import { IsIn, IsOptional } from 'class-validator';

export class BlankFormQuery {
  /** The edition whose words it has; that of the United States when left out. */
  @IsOptional()
  @IsIn(['US', 'UK'])
  region?: Region;
}
