import { IsBoolean, IsOptional } from 'class-validator';

/** What the caller's own side has read; the other side's mark is not the caller's to change. */
export class MarkReadRequest {
  /** For people of the agency; read when left out. */
  @IsOptional()
  @IsBoolean()
  isRead?: boolean;

  /** For people of the policyholder; read when left out. */
  @IsOptional()
  @IsBoolean()
  isReadByCustomer?: boolean;
}
