import { requiredMessage } from '@palisade/kernel';
import { IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';

const SEARCH_MAX = 200;

export class UnderwritersQuery {
  /** A part of a name or an address. */
  @IsOptional()
  @IsString()
  @MaxLength(SEARCH_MAX)
  search?: string;
}

export class AssignUnderwriterRequest {
  @IsUUID(undefined, { message: requiredMessage('Underwriter') })
  underwriterId: string;
}

/** Somebody who can be given a quote. */
export class UnderwriterResponse {
  id: string;
  name: string;
  email: string;
}
