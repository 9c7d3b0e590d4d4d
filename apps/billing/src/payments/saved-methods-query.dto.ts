import { IsEmail, IsOptional, IsUUID } from 'class-validator';

/** Whose saved methods; those of the caller's organisation in any case. */
export class SavedMethodsQuery {
  @IsOptional()
  @IsEmail()
  customerEmail?: string;

  /** A policy of the caller's. */
  @IsOptional()
  @IsUUID()
  policyId?: string;
}
