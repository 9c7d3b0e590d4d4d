import type { PlainDate } from '@palisade/kernel';
import { TEXT_LIMITS } from '@palisade/kernel';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { currentContext } from '@palisade/platform';
import { EFFORT_BASES, type EffortBasis } from '@palisade/trade';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import type { Declination, DiligentEffort } from '../domain/diligent-effort';
import { checkEffort } from '../domain/diligent-effort';
import { plainDate } from '../quotes/quote-requests.dto';

const DECLINATIONS_MAX = 10;

const trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const written =
  (max: number): PropertyDecorator =>
  (target, key) => {
    const name = String(key);
    trimmed()(target, name);
    IsString()(target, name);
    IsNotEmpty()(target, name);
    MaxLength(max)(target, name);
  };

/** An admitted insurer that was asked and declined. */
export class DeclinationFields implements Declination {
  @written(TEXT_LIMITS.organizationName) insurer: string;

  /** Who answered there. */
  @written(TEXT_LIMITS.fullName) contact: string;

  @plainDate()
  @ApiProperty({ format: 'date' })
  declinedOn: string;

  @written(TEXT_LIMITS.description) reason: string;
}

/** Why a risk may go to surplus lines. */
export class DiligentEffortFields {
  /** Insurers that declined, or why none has to be asked. */
  @IsIn(EFFORT_BASES)
  basis: EffortBasis;

  /** Three at least where insurers declined; nothing elsewhere. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(DECLINATIONS_MAX)
  @IsObject({ each: true })
  @ValidateNested({ each: true })
  @Type(() => DeclinationFields)
  declinations?: DeclinationFields[];
}

/** An admitted insurer that was asked and declined. */
@ApiSchema({ name: 'QuoteDeclination' })
export class DeclinationResponse implements Declination {
  insurer: string;
  contact: string;
  @ApiProperty({ format: 'date' })
  declinedOn: string;
  reason: string;
}

/** Why the risk may go to surplus lines. */
@ApiSchema({ name: 'QuoteDiligentEffort' })
export class DiligentEffortResponse {
  @ApiProperty({ enum: EFFORT_BASES })
  basis: EffortBasis;
  declinations: DeclinationResponse[];
  /** Who gave it. */
  signedBy: string;
  @ApiProperty({ format: 'date-time' })
  signedAt: string;
}

/** What a caller gives, signed by them; throws 400 for what would not do. */
export function toEffort(
  given: DiligentEffortFields | undefined,
  { now, today }: { now: Date; today: PlainDate },
): DiligentEffort | undefined {
  if (!given) return undefined;
  const { basis, declinations = [] } = given;
  checkEffort({ basis, declinations }, today);
  const signedBy = currentContext()?.actor?.name ?? '';
  return { basis, declinations, signedBy, signedAt: now.toISOString() };
}

/** The same as a quote keeps it, for who reads the quote. */
export const toEffortResponse = (
  effort: DiligentEffort | null | undefined,
): DiligentEffortResponse | null =>
  effort ? { ...effort, declinations: [...effort.declinations] } : null;
